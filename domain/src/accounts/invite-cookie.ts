/** Carries the code of an invitation past an OpenID provider. Over https no neighbouring host can plant it. */
export const inviteCookie = (secure: boolean) => (secure ? '__Host-sprout-invite' : 'sprout-invite')
