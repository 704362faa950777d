import { lazyDialog, lazyPart, pagePart, quietPart, soonPart } from '../i18n/lazy-part.ts'
import { ContentLoading } from './content-loading.tsx'
import { PageFailed } from './page-failed.tsx'
import { Splash } from './splash.tsx'

/** Fetched ahead before the rest, in this order: what the cards of home lead to. */
export const screenParts = {
  behaviors: lazyPart(async () => (await import('../behaviors/behaviors-screen.tsx')).BehaviorsScreen, ContentLoading),
  habits: lazyPart(async () => (await import('../habits/habits-screen.tsx')).HabitsScreen, ContentLoading),
  skills: lazyPart(async () => (await import('../skills/skills-screen.tsx')).SkillsScreen, ContentLoading),
  moments: lazyPart(async () => (await import('../moments/moments-screen.tsx')).MomentsScreen, ContentLoading),
  weekSheet: lazyPart(async () => (await import('../habits/week-sheet-screen.tsx')).WeekSheetScreen, ContentLoading),
  growthBook: lazyPart(
    async () => (await import('../moments/growth-book-screen.tsx')).GrowthBookScreen,
    ContentLoading,
  ),
}
export const ChildDialogs = lazyDialog(async () => (await import('../children/child-dialogs.tsx')).ChildDialogs)
export const TimelineScreen = lazyPart(
  async () => (await import('../timeline/timeline-screen.tsx')).TimelineScreen,
  ContentLoading,
)
export const RewardsScreen = lazyPart(
  async () => (await import('../rewards/rewards-screen.tsx')).RewardsScreen,
  ContentLoading,
)
export const ProfileScreen = lazyPart(
  async () => (await import('../profile/profile-screen.tsx')).ProfileScreen,
  ContentLoading,
)
export const FamilyScreen = lazyPart(
  async () => (await import('../family/family-screen.tsx')).FamilyScreen,
  ContentLoading,
)
export const PipBubble = lazyDialog(async () => (await import('../assistant/pip-bubble.tsx')).PipBubble)
export const ChatDoor = lazyPart(async () => (await import('./chat-door.tsx')).ChatDoor, Splash, PageFailed)
export const SignInScreen = pagePart(
  async () => (await import('../accounts/sign-in-screen.tsx')).SignInScreen,
  Splash,
  PageFailed,
)
export const JoinScreen = pagePart(
  async () => (await import('../accounts/join-screen.tsx')).JoinScreen,
  Splash,
  PageFailed,
)
export const ResetPasswordScreen = pagePart(
  async () => (await import('../accounts/reset-password-screen.tsx')).ResetPasswordScreen,
  Splash,
  PageFailed,
)
export const NotFoundScreen = pagePart(
  async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  Splash,
  PageFailed,
)
export const Signal = quietPart(async () => (await import('../outbox/signal.tsx')).Signal)
export const Celebrations = quietPart(async () => (await import('../celebration/celebrations.tsx')).Celebrations)
export const InstallNotices = quietPart(async () => (await import('../install/install-notices.tsx')).InstallNotices)
/** A waiting toast is there when they have come. */
export const Toasts = soonPart(async () => (await import('../ui/toasts.tsx')).Toasts)
