import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { parseYamlValue, formatYamlList, formatYamlText } from './yaml-value.ts'

const read = (text: string) => parseYamlValue(text.split('\n'))

test.each([
  ['title: Ash', 'Ash'],
  ['title:', ''],
  ['title: Ash # the town', 'Ash'],
  ['# the town\n\ntitle: Ash\n\n# its end', 'Ash'],
  ['title : Ash', 'Ash'],
  ['"title": Ash', 'Ash'],
  ['title: "Ash: \\"the\\" \\u0041\\n"', 'Ash: "the" A\n'],
  ["title: 'Ash: it''s'", "Ash: it's"],
  ['title: Ash\n  and dust', 'Ash and dust'],
  ['title: "Ash\n  and dust"', 'Ash and dust'],
])('%j says one text', (text, value) => expect(read(text)).toBe(value))

test.each([
  ['note: |\n  one: two\n\n  - three\n', 'one: two\n\n- three'],
  ['note: |-\n  one\n    two', 'one\n  two'],
  ['note: >\n  one\n  two\n\n  three', 'one two\nthree'],
  ['note: >-\n  # no comment\n  two', '# no comment two'],
  ['note: |2\n    one\n  two', '  one\ntwo'],
])('The block %j says one text', (text, value) => expect(read(text)).toBe(value))

test.each(['2024-05-06', '2024-05-06T07:08:09Z', 'true', 'no', 'null', '~', '-3', '0x1f', '1_000', '.inf', '12:30:45'])(
  '%s stays the text that it is',
  (text) => {
    expect(read(`key: ${text}`)).toBe(text)
    expect(read(`key: [${text}]`)).toEqual([text])
  },
)

test.each([
  ['tags: []', []],
  ["tags: [npc, \"a, b\", 'it''s', x y] # all", ['npc', 'a, b', "it's", 'x y']],
  ['tags: [\n  npc, # one\n  crew,\n]', ['npc', 'crew']],
  ['tags:\n- npc\n- "a: b"', ['npc', 'a: b']],
  ['tags:\n  - npc\n\n  # more\n  - Crew/Bridge', ['npc', 'Crew/Bridge']],
  ['tags:\n\t- npc\n\t- crew', ['npc', 'crew']],
  ['tags:\n  - npc\n  -', ['npc']],
  ['tags:\n  - >-\n    long\n    tag', ['long tag']],
  ['tags:\n  - #npc\n  - crew', ['#npc', 'crew']],
])('%j says a list', (text, value) => expect(read(text)).toEqual(value))

test('A hash that is written for a tag is one, a comment is none', () => {
  expect(read('tags: #npc, #crew')).toBe('#npc, #crew')
  expect(read('tags: # none yet')).toBe('')
})

test.each([
  'key: {a: b}',
  'key:\n  a: b',
  'key: a: b',
  'key: [[a]]',
  'key: [a, {b: c}]',
  'key: [a',
  'key: [a,,b]',
  'key: "a',
  'key: "a" b',
  'key: @a',
  'key: "\\q"',
  'key:\na',
  'a: 1\nb: 2',
  'no key',
  '',
])('%j is not read', (text) => expect(read(text)).toBeNull())

test.each([
  'key: &a b',
  'key: *a',
  'key: [&a b]',
  'key: [&a b, *a]',
  'key: &a [b]',
  'key: !secret b',
  'key: !!binary aGk=',
  'key: !!js/function "() => 1"',
  'key: [!secret b]',
  'key: !secret [b]',
  'key: !!set {a}',
  'key: !!timestamp 2024-05-06',
  'key:\n  <<: {a: b}',
])('%j bears an anchor, an alias or a tag: it is not read', (text) => expect(read(text)).toBeNull())

test('Marks in marks, aliases of aliases and long texts take as long as they are', () => {
  const bomb = Array.from({ length: 30 }, (_, at) => `  - &a${at + 1} [${`*a${at},`.repeat(9)}]`)
  for (const mark of ['[', '{', '- ', '? ', '{a: ', '[a, ', '"', "'", '&a ', '*a ', '!', ',', ': ', '#', '\\', ' '])
    expect(
      isRunTimeLinear((size) => parseYamlValue([`key: [${mark.repeat(size / mark.length)}`]), 250_000),
      mark,
    ).toBe(true)
  expect(parseYamlValue(['key:', '  - &a0 [x]', ...bomb])).toBeNull()
  expect(parseYamlValue(['key: |', ...Array.from({ length: 400 }, () => `  ${'x'.repeat(2500)}`)])).toBeNull()
})

test('What is written is read back, here and by everybody', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...' #:-?[]{},&*!|>%@`\'"\\~.\n\t'.split(''), 'a', 'é', '1'), maxLength: 12 }),
    fc.constantFrom('true', 'null', '~', '2024-05-06', '1e3', '...', '---', '=', '<<', '0o7'),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      for (const item of texts) {
        expect(read(`key: ${formatYamlText(item)}`)).toBe(item)
        expect(parseDocument(`key: ${formatYamlText(item)}`).toJS()).toEqual({ key: item })
      }
      expect(read(`key: ${formatYamlList(texts)}`)).toEqual(texts.filter((otherText) => otherText !== ''))
      expect(parseDocument(`key: ${formatYamlList(texts)}`).toJS()).toEqual({ key: texts })
    }),
    { numRuns: 500 },
  )
})
