import type { LocalDate } from '@sprout/domain/calendar'
import { habitCalls } from '@sprout/domain/habits/contract'
import { HABIT_BONUS, type HabitFacts } from '@sprout/domain/habits/model'
import { reaches, shownHabit, whyNotCheckIn } from '@sprout/domain/habits/rules'
import { Refusal, type RefusalCode } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/session.ts'
import { type HeldChild, holdChild, holdChildOf, ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { record } from '../points/ledger.ts'
import { shownActivity } from '../timeline/activity.ts'
import { addHabit, findHabit, keepDay, listHabits, removeHabit } from './store.ts'

export async function habitRoutes(app: FastifyInstance) {
  mount(app, habitCalls, {
    list: async ({ params }, caller) => {
      const habits = await listHabits(caller, await ownChild(caller, params.childId))
      return habits.map((habit) => shownHabit(habit, caller.today))
    },

    add: async ({ body }, caller) => {
      const child = await holdChild(caller, body.childId)
      return shownHabit(await addHabit(caller, child.id, body), caller.today)
    },

    remove: async ({ params }, caller) => {
      const { child, habit } = await holdHabit(caller, params.habitId)
      await removeHabit(caller, child.id, habit.id)
    },

    canCheckIn: async ({ params, query }, caller) => {
      const habit = await findHabit(caller, params.habitId)
      return { canCheckin: !whyNotCheckIn(habit, query.date ?? caller.today, caller.today) }
    },

    checkIns: async ({ params }, caller) => {
      const { kept } = await findHabit(caller, params.habitId)
      return kept.map(({ day, lineId }) => ({ date: day, lineId }))
    },

    checkIn: async ({ params, body: { date } }, caller) => {
      const { child, habit } = await holdHabit(caller, params.habitId)
      const no = whyNotCheckIn(habit, date, caller.today)
      if (no) throw refusalOf(no, date, caller.today)
      return checkIn(caller, child, habit, date)
    },
  })
}

/** For writing: the habit, read under the lock of its child. */
async function holdHabit(caller: Caller, id: string) {
  const child = await holdChildOf(caller, 'habits', id)
  return { child, habit: await findHabit(caller, id) }
}

async function checkIn(caller: Caller, child: HeldChild, before: HabitFacts, date: LocalDate) {
  const { id, title, points, targetDays, difficulty } = before
  const entry = { title, points, iconName: 'check', sourceId: id, day: date }
  const line = await record(caller, child, { ...entry, metadata: { cause: 'check-in', habitId: id, date } })
  const kept = await keepDay(caller, child.id, { habitId: id, day: date, lineId: line.id })
  const habit = { ...before, kept: [...before.kept, kept] }
  const completed = reaches(habit.kept, targetDays)
  const bonus = completed ? HABIT_BONUS[difficulty] : 0
  if (completed) {
    const metadata = { cause: 'habit-completed', habitId: id, targetDays } as const
    await record(caller, child, { ...entry, points: bonus, iconName: 'trophy', metadata })
  }
  const activity = shownActivity(line)
  return { habit: shownHabit(habit, caller.today), activity, pointsAwarded: points + bonus, completed }
}

const refusalOf = (no: RefusalCode, date: LocalDate, today: LocalDate) =>
  no === 'already_checked_in' && date !== today
    ? new Refusal(no, { detail: 'Already checked in on that day' })
    : new Refusal(no)
