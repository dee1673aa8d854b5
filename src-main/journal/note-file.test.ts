import { expect, test } from 'vitest'
import { readNote, writeNote } from './note-file.ts'

function noteOf(text: string) {
  const losses: string[] = []
  return { ...readNote(text, (message) => losses.push(message)), losses }
}

const FOREIGN = [
  'description: |',
  '  # no comment',
  '  kind: no key',
  'anchor: &a "kept"   # as it stands',
  'again: *a',
  'made: !thing {x: 1}',
  'cssclass:   wide  ',
]

test('A file from Windows: its mark of byte order and its line ends say nothing', () => {
  const note = noteOf(
    '\ufeff---\r\ntitle: >-\r\n  The\r\n  harbour\r\ntags:\r\n  - a\r\n  - b c\r\n---\r\nOne\r\n\r\nTwo\r\n',
  )
  expect(note).toMatchObject({ title: 'The harbour', tags: ['a', 'b c'], body: 'One\n\nTwo', losses: [] })
})

test('Of a key that stands twice the first counts', () => {
  const note = noteOf('---\ntitle: One\ntags: [a]\ntitle: Two\ntags: [b]\n---\nx')
  expect(note).toMatchObject({ title: 'One', tags: ['a'], body: 'x', losses: [] })
})

test('Own keys as blocks, quoted and as lists', () => {
  const own = [
    'title: |',
    '  Ash',
    'kind: "place"',
    "day: '12'",
    'pinned: >',
    '  true',
    'readers:',
    '- Mira',
    '- "Tom: 1"',
  ]
  expect(noteOf(['---', ...own, 'tags: #npc, #crew', '---', 'x'].join('\n'))).toMatchObject({
    title: 'Ash',
    kind: 'place',
    day: 12,
    isPinned: true,
    readers: ['Mira', 'Tom: 1'],
    tags: ['npc', 'crew'],
    losses: [],
  })
})

test('Tags and readers that are no list are told, a missing list is not', () => {
  expect(noteOf('---\ntitle: Ash\ntags: {a: b}\nreaders: [a, {b: c}]\n---\nx').losses).toEqual([
    '“tags” says what Orrery does not understand.',
    '“readers” says what Orrery does not understand.',
  ])
  expect(noteOf('---\ntitle: Ash\ntags:\n---\nx').losses).toEqual([])
})

test('Anchors, aliases and tags in own keys are told and not followed', () => {
  const note = noteOf('---\ntitle: &t Ash\ntags: [*t]\nreaders: !all []\nportrait: *t\nday: !!int 3\n---\nx')
  expect(note).toMatchObject({ title: null, tags: [], readers: [], portrait: null, day: null })
  expect(note.losses).toEqual(
    ['tags', 'title', 'readers', 'day', 'portrait'].map((key) => `“${key}” says what Orrery does not understand.`),
  )
})

test('Keys of others go in and out byte for byte, whatever they say', () => {
  const { body, losses } = noteOf(['---', 'title: Ash', ...FOREIGN, '---', '', 'Dust.', ''].join('\n'))
  expect(body).toBe(['---', ...FOREIGN, '---', 'Dust.'].join('\n'))
  expect(losses).toEqual([])
  expect(writeNote({ matter: [['title', 'Ash']], body })).toBe(
    ['---', 'title: Ash', ...FOREIGN, '---', '', 'Dust.', ''].join('\n'),
  )
})

test('A file of marks in every key is read at once', () => {
  const keys = ['title', 'tags', 'readers', 'aliases', 'day', ...Array.from({ length: 400 }, (_, at) => `key ${at}`)]
  const text = ['---', ...keys.map((key) => `${key}: ${'[{&a *a '.repeat(300)}`), '---', 'x'].join('\n')
  expect(text.length).toBeGreaterThan(900_000)
  const started = performance.now()
  expect(noteOf(text).losses).toHaveLength(4)
  expect(noteOf(`---\ntitle: ${'['.repeat(1_000_000)}\n---\nx`)).toMatchObject({ title: null, body: 'x' })
  expect(performance.now() - started).toBeLessThan(3000)
})
