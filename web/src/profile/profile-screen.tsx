import type { User } from '@sprout/domain/accounts/model'
import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import type { ReactNode } from 'react'
import { AccountCard } from '../accounts/account-card.tsx'
import { PasskeysCard } from '../accounts/passkeys-card.tsx'
import { BadgeCard } from '../badges/badge-card.tsx'
import type { ChildTask } from '../children/child-task.ts'
import { ManageChildrenCard } from '../children/manage-children-card.tsx'
import { FamilyCard } from '../family/family-card.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { LanguageCard } from '../i18n/language-card.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { MoreCard } from './more-card.tsx'
import { PrintsCard } from './prints-card.tsx'
import './profile-screen.css'
import { WeekCard } from './week-card.tsx'

type ProfileScreenProps = {
  user: User
  list: readonly Child[]
  child: Child | undefined
  /** What stands in the child's place while there is none. */
  first: ReactNode
  onTask: (task: ChildTask) => void
}

export function ProfileScreen({ user, list, child, first, onTask }: ProfileScreenProps) {
  return (
    <>
      {child ? <ChildHead child={child} /> : first}
      {child && <WeekCard childId={child.id} />}
      {child && <BadgeCard childId={child.id} />}
      {child && <ManageChildrenCard list={list} onTask={onTask} />}
      {child && <PrintsCard />}
      <FamilyCard />
      <LanguageCard />
      <MoreCard />
      <PasskeysCard />
      <AccountCard user={user} />
    </>
  )
}

function ChildHead({ child: { name, avatarUrl, points, totalPoints } }: { child: Child }) {
  const t = useTranslate()
  return (
    <div className="profile-head">
      <Avatar emoji={avatarUrl ?? NO_AVATAR} />
      <div>
        <h1>{name}</h1>
        <p className="profile-points">
          <Facts list={[t('profile.pointsNow', { count: points }), t('profile.pointsEver', { count: totalPoints })]} />
        </p>
      </div>
    </div>
  )
}
