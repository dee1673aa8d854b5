import { expect, test } from 'vitest'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { parseNote, formatNote } from './note-file.ts'

function noteOf(text: string) {
  const losses: string[] = []
  return { ...parseNote(text, (message) => losses.push(message)), losses }
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
  const losses = [
    '“title” stands there twice: the first one counts.',
    '“tags” stands there twice: the first one counts.',
  ]
  expect(note).toMatchObject({ title: 'One', tags: ['a'], body: 'x', losses })
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
    '“tags: {a: b}” is not understood and is left out.',
    '“readers: [a, {b: c}]” is not understood and is left out.',
  ])
  expect(noteOf('---\ntitle: Ash\ntags:\n---\nx').losses).toEqual([])
})

test('Words of our own keys may have capitals, and a value that is not understood is named as it stands', () => {
  expect(noteOf('---\nkind: Person\naudience: Gamemaster\npinned: Yes\n---\nx')).toMatchObject({
    kind: 'person',
    audience: 'gamemaster',
    isPinned: true,
    losses: [],
  })
  const lost = noteOf(`---\nkind: NPC\nupdated: 12.03.2024\nday: ${'9'.repeat(90)}\n---\nx`).losses
  expect(lost).toEqual([
    '“kind: NPC” is not understood and is left out.',
    `“day: ${'9'.repeat(55)}…” is not understood and is left out.`,
    '“updated: 12.03.2024” is not understood and is left out.',
  ])
})

test('Anchors, aliases and tags in own keys are told and not followed', () => {
  const note = noteOf('---\ntitle: &t Ash\ntags: [*t]\nreaders: !all []\nportrait: *t\nday: !!int 3\n---\nx')
  expect(note).toMatchObject({ title: null, tags: [], readers: [], portrait: null, day: null })
  expect(note.losses).toEqual(
    ['tags: [*t]', 'title: &t Ash', 'readers: !all []', 'day: !!int 3', 'portrait: *t'].map(
      (entry) => `“${entry}” is not understood and is left out.`,
    ),
  )
})

test('Keys of others go in and out byte for byte, whatever they say', () => {
  const { body, losses } = noteOf(['---', 'title: Ash', ...FOREIGN, '---', '', 'Dust.', ''].join('\n'))
  expect(body).toBe(['---', ...FOREIGN, '---', 'Dust.'].join('\n'))
  expect(losses).toEqual([])
  expect(formatNote({ matter: [['title', 'Ash']], body })).toBe(
    ['---', 'title: Ash', ...FOREIGN, '---', '', 'Dust.', ''].join('\n'),
  )
})

test('A file of marks in every key takes as long as it is', () => {
  const keys = ['title', 'tags', 'readers', 'aliases', 'day', ...Array.from({ length: 400 }, (_, at) => `key ${at}`)]
  const marked = (times: number) =>
    ['---', ...keys.map((key) => `${key}: ${'[{&a *a '.repeat(times)}`), '---', 'x'].join('\n')
  expect(noteOf(marked(300)).losses).toHaveLength(4)
  expect(isRunTimeLinear((times) => noteOf(marked(times)), 75)).toBe(true)
  const opened = (size: number) => noteOf(`---\ntitle: ${'['.repeat(size)}\n---\nx`)
  expect(opened(1_000_000)).toMatchObject({ title: null, body: 'x' })
  expect(isRunTimeLinear(opened, 250_000)).toBe(true)
})

test('Nothing of a front matter vanishes without a word: days that are none, comments, lines that are no key', () => {
  const note = noteOf('---\ncreated: 2023-02-30\n# why\ntitle: Ash\nfree words\ntags:\n  - a\n---\nx')
  expect(note).toMatchObject({
    title: 'Ash',
    tags: ['a'],
    createdAt: null,
    body: 'x',
    losses: [
      '“# why” in its front matter is left out: it belongs to no key that is kept.',
      '“free words” in its front matter is left out: it belongs to no key that is kept.',
      '“created: 2023-02-30” is not understood and is left out.',
    ],
  })
})
