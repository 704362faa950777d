import { expect } from '@playwright/test'
import { defaultReply, greeting, opening } from '@sprout/domain/assistant/welcome'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { lineToPip, pipSays } from '../pip.ts'
import { ask, button, done, field, greets, log, openChat } from '../talk.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

for (const language of languages) {
  test(`from Pip in the bar to a talk, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    const { nextCall, asked } = await lineToPip(page)
    await page.goto(`/${language}`)
    await button(page, t('shell.askPip')).click()
    const bubble = page.getByRole('dialog', { name: t('shell.askPip') })
    const { text, followUpActions } = greeting('Mia', language)
    await expect(bubble).toContainText(text)
    await expect(bubble.getByRole('button')).toHaveText([...followUpActions])
    await bubble.getByRole('button', { name: followUpActions[1]! }).click()
    await expect(bubble).toBeHidden()
    await expect(page).toHaveURL(`/${language}/ai-chat?action=rewards&response=rewards`)
    const first = await nextCall(0)
    await expect(log(page)).toContainText(opening('rewards', 'Mia', language))
    await expect(page.getByText(t('assistant.thinking'))).toBeAttached()
    first.say({ chunk: 'A walk in the puddles.' }, { ...done, by: 'model' })
    await expect(log(page)).toContainText('A walk in the puddles.')
    await expect(log(page)).toContainText(t('assistant.by.model'))
    await button(page, 'Homework').click()
    const second = await nextCall(1)
    second.say({ chunk: 'Same place every day.' }, done)
    await expect(log(page)).toContainText(t('assistant.by.pip'))
    await expect(log(page)).toBeFocused()
    await page.reload()
    await nextCall(2)
    await expect(log(page)).not.toContainText('Homework')
    await expect(log(page)).toContainText(followUpActions[1]!)
    await button(page, t('ui.back')).click()
    await expect(page.getByRole('navigation')).toBeVisible()
    expect(asked()).toBe(3)
  })
}

for (const language of languages) {
  test(`Pip himself answers, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    await page.goto(`/${language}/ai-chat?action=recommendations&response=recommendations`)
    const replies = log(page).getByText(t('assistant.by.pip'))
    await expect(replies).toHaveCount(1)
    const chips = page.getByRole('group', { name: t('assistant.goOn') }).getByRole('button')
    await expect.poll(() => chips.count()).toBeGreaterThanOrEqual(2)
    await chips.first().click()
    await expect(replies).toHaveCount(2)
    await expect(log(page)).not.toContainText(defaultReply(language).text)
    await page.getByLabel(t('assistant.field')).fill(greeting('Mia', language).followUpActions[1]!)
    await button(page, t('assistant.send')).click()
    await expect(replies).toHaveCount(3)
    await button(page, new RegExp(`^${t('assistant.offers.reward')}`))
      .first()
      .click()
    await expect(page).toHaveURL(`/${language}/?tab=rewards`)
  })
}

test('the bubble goes when Pip is tapped again, when something else is, and with Escape', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  const bubble = page.getByRole('dialog', { name: 'Ask Pip' })
  const ways = [
    () => button(page, 'Ask Pip').click(),
    () => page.mouse.click(20, 200),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('link', { name: 'Timeline' }).click(),
  ]
  for (const leave of ways) {
    await button(page, 'Ask Pip').click()
    await expect(bubble).toBeVisible()
    await leave()
    await expect(bubble).toBeHidden()
  }
})

test('a reply comes word by word and does not push whoever reads', async ({ page }) => {
  await openChat(page)
  const { nextCall } = await lineToPip(page)
  await ask(page, 'Tell me a lot')
  const { say } = await nextCall(0)
  const place = () => log(page).evaluate(({ scrollTop }) => Math.round(scrollTop))
  // To the end, or to where the question is the first thing to be read.
  const rest = () =>
    log(page).evaluate((list) => {
      const question = list.querySelector('[data-latest]')!
      const end = list.scrollHeight - list.clientHeight - list.scrollTop
      return Math.min(end, question.getBoundingClientRect().top - list.getBoundingClientRect().top)
    })
  const more = async (word: string) => {
    say({ chunk: `${`${word} and so on. `.repeat(16)}\n` })
    await expect(log(page)).toContainText(word)
  }
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await more(word)
    await expect.poll(rest).toBeLessThan(3)
  }
  await expect.poll(place).toBeGreaterThan(40)
  await expect(page.getByText('Tell me a lot')).toBeInViewport()
  await log(page).evaluate((list) => list.scrollTo({ top: 20, behavior: 'instant' }))
  await expect.poll(place).toBe(20)
  await more('Seven')
  await more('Eight')
  expect(await place()).toBe(20)
  say(done)
  await expect(button(page, 'Homework')).toBeAttached()
  expect(await place()).toBe(20)
})

test('nothing is sent that says nothing; Enter sends, Shift and Enter begin a line', async ({ page }) => {
  await openChat(page)
  const { nextCall, asked } = await lineToPip(page)
  await expect(button(page, 'Send')).toBeDisabled()
  await ask(page, '   ')
  await expect(button(page, 'Send')).toBeDisabled()
  await field(page).fill('She')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('sleeps')
  await expect(field(page)).toHaveValue('She\nsleeps')
  expect(asked()).toBe(0)
  await button(page, 'Send').click()
  const { say } = await nextCall(0)
  await expect(field(page)).toHaveValue('')
  await ask(page, 'Again')
  await expect(button(page, 'Send')).toBeDisabled()
  say({ chunk: 'Good.' }, done)
  await expect(button(page, 'Send')).toBeEnabled()
  await expect(field(page)).toHaveValue('Again')
  expect(asked()).toBe(1)
})

test('another child begins anew; whoever stops or leaves hangs up', async ({ page }) => {
  await openChat(page, 'Mia', 'Leo')
  const { nextCall } = await lineToPip(page)
  await ask(page, 'Help')
  const stopped = await nextCall(0)
  stopped.say({ chunk: 'First this. ' })
  await expect(log(page)).toContainText('First this.')
  await button(page, 'Stop').click()
  await stopped.hungUp
  await expect(log(page)).toContainText('You stopped this reply.')
  await expect(log(page)).toContainText('First this.')
  await button(page, 'About Mia, switch child').click()
  await page.getByRole('dialog', { name: 'Select a child' }).getByRole('button', { name: /^Leo/ }).click()
  await greets(page, 'Leo')
  await expect(log(page)).not.toContainText('Help')
  await expect(page.getByRole('dialog')).toBeHidden()
  await ask(page, 'And him?')
  const left = await nextCall(1)
  await button(page, 'Back').click()
  await left.hungUp
  await expect(page.getByRole('heading', { name: 'A day with Leo' })).toBeVisible()
})

test('what Pip suggests leads to the screen where it is done', async ({ page }) => {
  await openChat(page)
  const zoo = { kind: 'reward', title: 'A day at the zoo', pointsCost: 240, category: 'outing' } as const
  const offers = [{ kind: 'habit', title: 'Two pages a night' }, zoo, { kind: 'praise' }] as const
  await pipSays(page, { chunk: 'Try this.' }, { ...done, offers })
  for (const [name, address, dialog, filled] of [
    [/^Add this habit\s*Two pages a night$/, '/en/?screen=habits', 'New habit', { Name: 'Two pages a night' }],
    [/^Add this reward/, '/en/?tab=rewards', /^A reward for/, { 'Reward name': 'A day at the zoo', Points: '240' }],
    ['Record some praise', '/en/?screen=behaviors', /./, {}],
  ] as const) {
    await page.goto('/en/ai-chat')
    await ask(page, 'Help')
    await button(page, name).click()
    const form = page.getByRole('dialog', { name: dialog })
    await expect(form).toBeVisible()
    for (const [label, text] of Object.entries(filled))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
    await expect(page).toHaveURL(address)
  }
})
