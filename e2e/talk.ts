import { expect, type Page } from '@playwright/test'
import { greeting } from '@sprout/domain/assistant/welcome'
import { newFamily } from './family.ts'

export const done = { done: true, followUpActions: ['Homework', 'Screen time'], offers: [], by: 'pip' } as const
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = (page: Page) => page.getByLabel('Your message to Pip')
export const log = (page: Page) => page.getByRole('log')
export const greets = (page: Page, name: string) => expect(log(page)).toContainText(greeting(name, 'en').text)

export async function openChat(page: Page, ...names: string[]) {
  await newFamily(page, ...(names.length > 0 ? names : ['Mia']))
  await page.goto('/en/ai-chat')
  await greets(page, names[0] ?? 'Mia')
}
export async function ask(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}
