import { expect, test } from 'vitest'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { removeSecrets } from './read-access.ts'

const openTo = (text: string): string => removeSecrets(text, null, [])

test('Comments in the ways of Markdown are the gamemaster’s alone', () => {
  for (const comment of [
    '[//]: # (The duke did it)',
    '[//]: # "The duke did it"',
    '[//]: <> (The duke\ndid it)',
    '[comment]: # (The duke did it)',
    '[Comment]: <> (The duke did it)',
    '[//]: #\n  (The duke did it)',
    '[#]: # (The duke did it',
    '> [//]: # (The duke did it)',
    '<!-- The duke did it -->',
    '%%The duke did it%%',
  ])
    expect(openTo(`Before.\n\n${comment}`)).toMatch(/^Before\.(?:\n\n>)?$/)
  expect(openTo('[//]: # (a)\n\nAfter. [//]: is shown, and [map]: https://x.example too.')).toBe(
    'After. [//]: is shown, and [map]: https://x.example too.',
  )
})

test('A long text of comments takes as long as it is', () => {
  for (const piece of ['[//]: # (', '[//]: # (a)\n', '\n[//]: <', '<!--', '%%'])
    expect(isRunTimeLinear((size) => openTo(piece.repeat(size)), 5000)).toBe(true)
})
