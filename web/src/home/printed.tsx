import { type Language, languages } from '@sprout/domain/language'
import { renderToString } from 'react-dom/server'
import { LanguageProvider, useTranslate } from '../i18n/language.tsx'
import { loadWords } from '../i18n/words.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { Pip } from '../ui/pip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CakeCard } from './birthday-cards.tsx'
import { CardsWith } from './module-cards.tsx'
import { WeekLoading } from './week-loading.tsx'

/** Where the server writes whose day it is, as the catalogues do; */
const NAME = '{name}'
/** between which it finds a birthday's card, to be there as often as one is told of, */
const BIRTHDAY = '{birthday}'
/** and where it says in which language what lies beside home is to be read, if the address does. */
const BASE = '{base}'

/**
 * Home as the app draws it first, of a child whose name the server fills in: what is not known before our code has come has
 * its place.
 */
function HomeToCome() {
  const t = useTranslate()
  return (
    <div className="home-to-come">
      <div className="app-shell app-shell-wide">
        <TopBar child={undefined} loading />
        <main className="app-shell-main">
          <div className="home">
            <div className="home-part">
              <div>
                <h1>{t('home.title', { name: NAME })}</h1>
                <p className="home-day">{'\u00a0'}</p>
              </div>
              {BIRTHDAY}
              <CakeCard title={<Skeleton />} text={<Skeleton />} />
              {BIRTHDAY}
              <CardsWith details={{}} />
              <WeekLoading />
            </div>
          </div>
        </main>
      </div>
      <BottomBar tab="home" pip={<WayToPip />} />
    </div>
  )
}

/** What Pip asks comes with our code; until then he leads to the talk with him. */
function WayToPip() {
  const t = useTranslate()
  return (
    <a href={`${BASE}/ai-chat`} className="bottom-bar-pip" aria-label={t('shell.askPip')}>
      <Pip size={60} mood="calm" />
    </a>
  )
}

async function print(language: Language) {
  const screen = renderToString(
    <LanguageProvider words={await loadWords(language)}>
      <HomeToCome />
    </LanguageProvider>,
  )
  // It is read at `/` and at `/en` alike: its links lead on from wherever that is.
  return { language, screen: screen.replaceAll(/href="\/\??/g, 'href="?') }
}

/** Home before anything of the family is known but a name, in each language. Made by the build, and no part of the app. */
export const all = await Promise.all(languages.map(print))
