import { Route, Switch } from 'wouter'
import { useTranslate } from './i18n/language.tsx'
import { Address } from './shell/address.tsx'
import { useAuthError } from './shell/auth-error.ts'
import { FrontDoor } from './shell/front-door.tsx'
import {
  ChatDoor,
  InstallNotices,
  JoinScreen,
  NotFoundScreen,
  ResetPasswordScreen,
  SignInScreen,
  Toasts,
} from './shell/lazy-parts.ts'

/** All the addresses there are. */
export function App() {
  const t = useTranslate()
  useAuthError()
  return (
    <Address>
      <Switch>
        <Route path="/" component={FrontDoor} />
        <Route path="/ai-chat" component={ChatDoor} />
        <Route path="/sign-in" component={SignInScreen} />
        <Route path="/join" component={JoinScreen} />
        <Route path="/reset-password" component={ResetPasswordScreen} />
        <Route component={NotFoundScreen} />
      </Switch>
      <Toasts closeLabel={t('ui.dismiss')} />
      <InstallNotices />
    </Address>
  )
}
