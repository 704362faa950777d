import { InstallPrompt } from './install-prompt.tsx'
import { useManifestLanguage } from './manifest-language.ts'
import { useRememberHome } from './remember-home.ts'
import { useUpdates } from './update-notice.ts'

/** The app as an app: that it can be installed, that there is a newer one, and what it shows at its next start. */
export function InstallNotices() {
  useUpdates()
  useManifestLanguage()
  useRememberHome()
  return <InstallPrompt />
}
