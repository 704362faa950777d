import { InstallPrompt } from './install-prompt.tsx'
import { useManifestLanguage } from './manifest-language.ts'
import { useUpdates } from './update-notice.ts'

/** What the app says of itself as an app: that it can be installed, and that there is a newer one. */
export function InstallNotices() {
  useUpdates()
  useManifestLanguage()
  return <InstallPrompt />
}
