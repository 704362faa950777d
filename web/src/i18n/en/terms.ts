// Placeholders: true for every self-hosted Sprout; whoever runs one for strangers puts their own texts here.
export const terms = {
  terms: {
    what: {
      title: 'What this is',
      text: 'Sprout is a family app. Somebody runs this copy on a machine of their own; they look after it and answer your questions.',
    },
    yours: {
      title: 'What you write is yours',
      text: 'Use it for your own family. Children have profiles here, not accounts: you decide what is written about them.',
    },
    free: {
      title: 'Free, without a warranty',
      text: 'The core features cost nothing. Machines do break, so keep an export of what matters to you.',
    },
    advice: {
      title: 'Ideas, not treatment',
      text: 'Points and tips are ideas for everyday life. They do not replace a doctor or a psychologist.',
    },
  },
  privacy: {
    stored: {
      title: 'What is stored',
      text: 'Your name and email address, your password, scrambled so that nobody can read it back, your children’s profiles and what you record about their days.',
    },
    where: {
      title: 'Where it is kept',
      text: 'In one database on the machine that runs this copy. There is no advertising and nobody tracks you. An outside sign-in or AI service is used only if whoever runs this copy has connected one.',
    },
    cookies: {
      title: 'Cookies',
      text: 'One cookie keeps you signed in. Your browser also remembers your language and what you last saw. Nothing follows you to other sites.',
    },
    erase: {
      title: 'Taking it away, erasing it',
      text: 'Under Family on your profile you can take everything with you in one file, or erase everything at once. Backups of the machine may hold it until they are replaced.',
    },
  },
} as const
