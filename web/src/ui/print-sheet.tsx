import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ChoiceGroup } from './choice.tsx'
import './print.css'

const papers = ['a4', 'letter'] as const
type Paper = (typeof papers)[number]

type PrintSheetProps = {
  /** How the page lies. */
  way: 'wide' | 'tall'
  hint?: string
  words: { paper: string; papers: Record<Paper, string>; print: string }
  /** What else can be chosen. */
  choices?: ReactNode
  children: ReactNode
}

/** Something for paper: what to choose before it, and the sheet as it will lie there. */
export function PrintSheet({ way, hint, words, choices, children }: PrintSheetProps) {
  const [paper, setPaper] = useState<Paper>('a4')
  return (
    <>
      <div className="print-tools">
        {hint && <p className="print-hint">{hint}</p>}
        {choices}
        <ChoiceGroup
          legend={words.paper}
          value={paper}
          options={papers.map((value) => ({ value, label: words.papers[value] }))}
          onChange={setPaper}
        />
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
      <div className="print-sheet" data-paper={`${paper}-${way}`}>
        {children}
      </div>
    </>
  )
}
