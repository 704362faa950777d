import { useTranslate } from './language.tsx'

/** What every sheet for paper says about itself. */
export function usePrintWords() {
  const t = useTranslate()
  return {
    paper: t('prints.paper'),
    papers: { a4: t('prints.papers.a4'), letter: t('prints.papers.letter') },
    print: t('prints.print'),
  }
}
