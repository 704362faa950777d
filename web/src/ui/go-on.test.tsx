// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placeOf } from './go-on.ts'

const List = ({ of }: { of: readonly string[] }) => (
  <main>
    <h1>Title</h1>
    <ul>
      {of.map((name) => (
        <li key={name}>
          <button type="button">Open {name}</button>
          <ul>
            <li>
              <button type="button">Keep {name}</button>
            </li>
          </ul>
          <button type="button">Delete {name}</button>
        </li>
      ))}
    </ul>
  </main>
)

test.each([
  ['the row that took its place', 'two', ['one', 'three'], 'Delete three'],
  ['the one before the last', 'three', ['one', 'two'], 'Delete two'],
  ['the title when none is left', 'one', [], 'Title'],
])('when a row is gone the focus goes on to %s', (_, gone, left, goesOn) => {
  const { rerender } = render(<List of={['one', 'two', 'three']} />)
  const goOn = placeOf(screen.getByText(`Delete ${gone}`))
  rerender(<List of={left} />)
  goOn()
  expect(document.activeElement?.textContent).toBe(goesOn)
})
