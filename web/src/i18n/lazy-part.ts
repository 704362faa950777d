import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { untilIdle, whenIdle } from '../ui/when-idle.ts'
import { DialogFailed } from './dialog-failed.tsx'
import { type FailedProps, PartFailed } from './part-failed.tsx'
import { loadPart } from './words.ts'

type Load<P> = () => Promise<ComponentType<P>>
type Opened = { onClose: () => void; open?: boolean; task?: object | string | null }
type Manner<P> = {
  Meanwhile?: ComponentType | undefined
  /** What stands in its place when it could not be fetched. Nobody misses what has none. */
  Failed?: FunctionComponent<P & FailedProps>
  isWanted?: (props: P) => boolean
  begin?: (fetch: () => void) => void
  fetchPart?: typeof loadPart
  /** Not to be fetched ahead. */
  isFar?: boolean
}

const NEXT_TRY = 5000

/** What may be wanted next; a part that has come may name others. */
const awaited: (() => Promise<unknown>)[] = []

const Nothing = () => null
const always = () => true
const atOnce = (fetch: () => void) => fetch()
const soon = (fetch: () => void) => whenIdle(fetch, { atTheLatest: 500, withoutKnowing: 100 })

/**
 * A component that is no part of the first load: it comes when nothing else waits, at the latest when it is shown.
 * `lazyPart(async () => (await import('./a-panel.tsx')).APanel)`. Not by Suspense, which shows what had to be waited
 * for 300 ms after the tap at the earliest.
 */
export const lazyPart = <P extends object>(
  load: Load<P>,
  Meanwhile?: ComponentType,
  Failed: FunctionComponent<FailedProps> = PartFailed,
) => partOf(load, { Meanwhile, Failed })

/** A page that nobody comes to from within the app: it comes when it is shown, and takes no time of whoever is in. */
export const pagePart = <P extends object>(
  load: Load<P>,
  Meanwhile: ComponentType,
  Failed: FunctionComponent<FailedProps>,
) => partOf(load, { Meanwhile, Failed, isFar: true })

/** What opens above the screen; where it cannot be fetched there is something to close all the same. */
export const lazyDialog = <P extends Opened>(load: Load<P>) => partOf(load, { Failed: DialogFailed, isWanted: isOpen })

/** A picture whose words are in the first load: it comes right after the first screen. */
export const picturePart = <P extends object>(
  load: Load<P>,
  Meanwhile: ComponentType,
  Failed: FunctionComponent<FailedProps>,
) => partOf(load, { Meanwhile, Failed, begin: soon, fetchPart: (fetch) => fetch() })

/** An ornament: without a signal it is left out. */
export const ornament = <P extends object>(load: Load<P>) => partOf(load)

/** A part that nobody waits for: it comes when nothing else does, and is asked for until it has come. */
export const quietPart = <P extends object>(load: Load<P>) => partOf(load, { begin: whenIdle, Failed: AskAgain })

/** The same, right after the first screen. */
export const soonPart = <P extends object>(load: Load<P>) => partOf(load, { begin: soon, Failed: AskAgain })

/** Nobody misses it, so nobody would tap on "Try again". */
function AskAgain({ busy, onRetry }: FailedProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (busy) return
    const later = setTimeout(() => retry(), NEXT_TRY)
    return () => clearTimeout(later)
  }, [busy])
  return null
}

function partOf<P extends object>(
  load: Load<P>,
  {
    Meanwhile = Nothing,
    Failed = Nothing,
    isWanted = always,
    begin = atOnce,
    fetchPart = loadPart,
    isFar,
  }: Manner<P> = {},
) {
  let here: ComponentType<P> | undefined
  const fetch = async () => {
    here ??= await fetchPart(load)
    return here
  }
  if (!isFar) awaited.push(fetch)
  function Coming(props: P) {
    const [Shown, setShown] = useState(() => here)
    const [trouble, setTrouble] = useState<'failed' | 'retrying'>()
    const retry = () => setTrouble('retrying')
    useLayoutEffect(() => {
      if (Shown || trouble === 'failed') return
      let isWaited = true
      const bring = () =>
        void fetch().then(
          (part) => isWaited && setShown(() => part),
          () => isWaited && setTrouble('failed'),
        )
      if (trouble === 'retrying') bring()
      else begin(bring)
      return () => {
        isWaited = false
      }
    }, [Shown, trouble])
    useEffect(() => {
      if (Shown || trouble !== 'failed') return
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    })
    if (Shown) return createElement(Shown, props)
    if (trouble) return createElement(Failed, { ...props, busy: trouble === 'retrying', onRetry: retry })
    return createElement(Meanwhile)
  }
  // What failed and was closed begins anew when it is opened again.
  const Part = (props: P) => (here || isWanted(props) ? createElement(Coming, props) : null)
  /** Before it is shown. What fails here fails again, and is told, when it is opened. */
  const fetchWhenIdle = () => whenIdle(() => void fetch().catch(() => undefined))
  return Object.assign(Part, { fetchWhenIdle })
}

const isOpen = ({ open, task }: Opened) => open !== false && task !== null

/** One after the other, so that a tap in between need not wait for them all; whoever leaves needs no more of them. */
export async function fetchParts(leaving: AbortSignal) {
  while (awaited.length > 0 && !leaving.aborted) {
    await untilIdle()
    const part = leaving.aborted ? undefined : awaited.shift()
    await part?.().catch(() => undefined)
  }
}
