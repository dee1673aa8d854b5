import { expect, test } from 'vitest'
import { readNote } from './note-file.ts'

function noteOf(text: string) {
  const losses: string[] = []
  return { ...readNote(text, (message) => losses.push(message)), losses }
}

test('Tags and readers that are no list are told, a missing list is not', () => {
  expect(noteOf('---\ntitle: Ash\ntags: {a: b}\nreaders: [a, {b: c}]\n---\nx').losses).toEqual([
    '“tags” says what Orrery does not understand.',
    '“readers” says what Orrery does not understand.',
  ])
  expect(noteOf('---\ntitle: Ash\ntags:\n---\nx').losses).toEqual([])
})
