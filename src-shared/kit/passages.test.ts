import { expect, test } from 'vitest'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { parsePassages, listReaderNames, renameReaders } from './passages.ts'

/** What somebody with one of these names may read. */
function openTo(text: string, ...names: string[]): string {
  return parsePassages(text)
    .filter(({ readers }) => readers === null || names.some((name) => readers.has(name.toLowerCase())))
    .map((passage) => passage.text)
    .join('\n')
}

test('A secret is nobody’s, a passage for somebody is theirs', () => {
  const text = 'one\n:::secret\ntwo\n:::\nthree\n:::for Mira, Tom\nfour\n:::\nfive'
  expect(openTo(text)).toBe('one\nthree\nfive')
  expect(openTo(text, 'Mira')).toBe('one\nthree\nfour\nfive')
  expect(parsePassages(text).map(({ readers }) => readers && [...readers])).toEqual([
    null,
    [],
    null,
    ['mira', 'tom'],
    null,
  ])
})

test('A passage inside a secret stays secret, and what is not closed goes on to the end', () => {
  expect(openTo('a\n:::secret\nb\n:::for Mira\nc\n:::\nd\n:::\ne', 'Mira')).toBe('a\ne')
  expect(openTo('a\n:::secret\nb\n\nc')).toBe('a')
  expect(openTo('a\n:::\nb')).toBe('a\n:::\nb')
})

test.each([
  ':::SECRET',
  '  ::: secret',
  '::::secret',
  ':::sercet',
  ':::secret for Mira',
  ':::for',
  '> :::secret',
  '- :::secret',
  '1. :::secret',
  '\u200b:::secret',
  '\t:::secret',
])('“%s” opens a secret', (line) => {
  expect(openTo(`a\n${line}\nb`, 'Mira')).toBe('a')
})

test('A code block inside a secret does not close it', () => {
  expect(openTo('a\n:::secret\n```\n:::\n```\nb\n:::\nc')).toBe('a\nc')
  expect(openTo('a\n:::secret\n```\n:::\n    ```\n:::\nb\n')).toBe('a')
})

test('A secret in a list begins after the sign of the item, and after its box', () => {
  expect(openTo('- a\n- :::secret\n  b\n  :::\n- c')).toBe('- a\n- c')
  for (const sign of ['- [ ]', '- [x]', '> - [X]', '1. [ ]'])
    expect(openTo(`a\n${sign} :::secret\n  b\n  :::\nc`)).toBe('a\nc')
  expect(renameReaders('- [ ] :::for Mira\n  b\n  :::', () => 'Miriam')).toBe('- [ ] :::for Miriam\n  b\n  :::')
})

test('A quotation that begins with [!secret] is one, with its lazy lines', () => {
  expect(openTo('a\n\n> [!secret] b\n> c\nd\n\ne')).toBe('a\n\n\ne')
  expect(openTo('> > [!SECRET]\n> > b\n>\n> c\n\nd')).toBe('\nd')
  expect(openTo('> [!note]\n> b')).toBe('> [!note]\n> b')
})

test.each(['[!secret|wide]', '[!dm]-', '[!gm-notes] Title', '[!GM]', '[!sercet]', '[!secret', '[!dm|x', '[! secret ]'])(
  'A quotation of the call-out %s is a secret',
  (head) => {
    expect(openTo(`a\n\n> ${head}\n> b\n\nc`)).toBe('a\n\n\nc')
  },
)

test.each(['[!note]', '[!info]+ Title', '[!tip|wide]', '[link](x)'])('A quotation of %s is open', (head) => {
  expect(openTo(`> ${head}\n> b`)).toBe(`> ${head}\n> b`)
})

test('HTML elements of a secret class are secrets, those in them too', () => {
  const section = '<section class="secret" id="x">\nb\n<section>c</section>\nd\n</section>'
  expect(openTo(`a\n${section}\ne`)).toBe('a\ne')
  expect(openTo("a\n<div\n class='box gm-only'>b\n\nc")).toBe('a')
  expect(openTo('a\n<section class="secret">\n:::secret\n</section>\nb\n:::\nc')).toBe('a\nc')
  expect(openTo('a\n:::secret\n<section class="secret">\n:::\nb</section>\nc')).toBe('a\nc')
  expect(openTo('a\n<section data-hint="<b>" class="secret">b</section>\nc')).toBe('a\nc')
  for (const name of ['gmnotes', 'gm-note', 'dmNote', 'dm_info', 'gmSecret'])
    expect(openTo(`a\n<div class="box ${name}">b</div>\nc`)).toBe('a\nc')
  expect(openTo('a\n<secret>b</secret>\nc')).toBe('a\nc')
  expect(openTo('<p title="gm">a</p> <b ">b <i class="admin">c')).toBe('<p title="gm">a</p> <b ">b <i class="admin">c')
  expect(openTo('<section class="secretary">a</section>')).toBe('<section class="secretary">a</section>')
})

test('Readers are named once, and follow a new name', () => {
  const text = ':::for Mira, Tom\na\n:::\n> :::for Mira\n> b'
  expect(listReaderNames(text)).toEqual(['Mira', 'Tom'])
  expect(renameReaders(text, (name) => (name === 'Mira' ? 'Miriam' : null))).toBe(
    ':::for Miriam, Tom\na\n:::\n> :::for Miriam\n> b',
  )
})

test.each([
  [':', 75_000],
  ['> ', 37_500],
  [':::for ', 12_500],
  ['[ ] ', 18_750],
  [':::secret\n', 7500],
  [' ', 75_000],
  ['<section class=secret>', 3500],
  ['<a class="', 7500],
  ["<a b='<", 7500],
  ['<a = ', 7500],
  ['> [!dm]\n', 7500],
])('A long hostile text is cut in time by its length: %j', (piece, size) => {
  expect(isRunTimeLinear((times) => listReaderNames(piece.repeat(times)), size)).toBe(true)
  expect(isRunTimeLinear((times) => renameReaders(piece.repeat(times), () => null), size)).toBe(true)
})

test.each([
  '> [!secret] a\n\u00a0\nHIDDEN',
  '> [!secret] a\n\u200b\nHIDDEN',
  '> [!secret] a\n- \nHIDDEN',
  '> [!secret] a\u2028\u2028HIDDEN',
  ':::secret\na\u2028:::\nHIDDEN\n:::',
  '\u202a:::secret\nHIDDEN\n:::',
  '\u3164:::secret\nHIDDEN\n:::',
  '> \u{e0041}[!secret] HIDDEN',
  '<div data-class="a" class="secret">HIDDEN</div>',
  '<div title="a>b" class="secret">HIDDEN</div>',
  `<div title='class="a"' class="secret">HIDDEN</div>`,
  `<div data-x="${'a'.repeat(600)}" class="secret">HIDDEN</div>`,
  '<div class="gmOnly">HIDDEN</div>',
])('a secret stays one where it only seems to end, or hides what it is: %j', (text) => {
  const open = parsePassages(text).filter(({ readers }) => readers === null)
  expect(open.map((passage) => passage.text).join()).not.toContain('HIDDEN')
})
