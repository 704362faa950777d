import './ui/base.css'
import './ui/forced-colors.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { someoneIsIn } from './accounts/current-user.ts'
import { newQueryClient } from './api/query-client.ts'
import { firstLanguage } from './i18n/language-choice.ts'
import { loadWords, type Words } from './i18n/words.ts'
import './install/browser-offer.ts'
import { Root } from './root.tsx'
import { askFirst } from './shell/first-calls.ts'
import { giveWay } from './shell/give-way.ts'
import { markWhenDrawn } from './ui/when-drawn.ts'

// A page that the browser kept in memory may show a family that has signed out since.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// Without a signal the words of another language may be out of reach; English is always there.
const firstWords = () => loadWords(firstLanguage()).catch(() => loadWords('en'))

const queries = newQueryClient()
const place = document.getElementById('root')!
const isHomeThere = place.querySelector('.home-to-come') !== null

if (isHomeThere) giveWay(place, markWhenDrawn)
else markWhenDrawn()

// In slices: a touch, or a frame, need not wait for the whole.
void Promise.all([firstWords(), askFirst(queries, isHomeThere)]).then(([words]) =>
  startTransition(() => {
    const root = <Root words={words} queries={queries} />
    if (isPrintedFor(words)) hydrateRoot(place, root)
    else createRoot(place).render(root)
  }),
)

/** The page brought the landing screen along. Whoever chose another language, or has signed in meanwhile, is shown their own. */
const isPrintedFor = ({ language }: Words) => place.dataset.printed === language && !someoneIsIn()
