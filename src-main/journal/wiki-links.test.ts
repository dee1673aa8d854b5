import { expect, test } from 'vitest'
import type { Thing } from '#shared/contract/base.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { createExcerpt } from './excerpt.ts'
import { createLinkResolver } from './link-resolver.ts'
import { listLinkTexts, replaceLinkTexts, getShownLinkText } from './wiki-links.ts'

const VEX: Thing = { kind: 'character', id: 'c-1', name: 'Vex' }
const VEX_STAR: Thing = { kind: 'star', id: 's-1', name: 'Vex' }
const EMBER: Thing = { kind: 'star', id: 's-2', name: 'Ember  Reach' }
const ODD: Thing = { kind: 'warband', id: 'w-1', name: 'star: the [old] guard' }
const book = createLinkResolver([VEX, VEX_STAR, EMBER, ODD])

test('Links are found once each, in order, on one line', () => {
  expect(listLinkTexts('[[A]] and [[b]] [[A]] [[]] [[C\nD]] [[[E]]] [F]')).toEqual(['A', 'b', 'E'])
})

test('A name is found whatever its letter case and spaces', () => {
  expect(book.find(' ember reach', [])).toEqual(EMBER)
  expect(book.find('Nobody', [])).toBeNull()
})

test('A bare name of several things is the one linked already, or none', () => {
  expect(book.find('vex', [])).toBeNull()
  expect(book.find('vex', [VEX_STAR])).toEqual(VEX_STAR)
  expect(book.find('vex', [VEX_STAR, VEX])).toBeNull()
  expect(book.isNamed('vex')).toBe(true)
})

test('A kind before the name decides', () => {
  expect(book.find('star:Vex', [])).toEqual(VEX_STAR)
  expect(book.find('Character: vex', [VEX_STAR])).toEqual(VEX)
  expect(book.find('faction:Vex', [])).toBeNull()
})

test('What is to be written between the brackets finds the thing again', () => {
  expect([VEX, VEX_STAR, EMBER, ODD].map((item) => book.linkFor(item))).toEqual([
    'character:Vex',
    'star:Vex',
    'Ember  Reach',
    'warband:star: the (old) guard',
  ])
  for (const item of [VEX, VEX_STAR, EMBER, ODD]) expect(book.find(book.linkFor(item), [])).toEqual(item)
})

test('Replacing leaves other links and other text alone', () => {
  expect(replaceLinkTexts('[[Vex]] saw [[Ember]], [Vex]', (text) => (text === 'Vex' ? 'Mara' : null))).toBe(
    '[[Mara]] saw [[Ember]], [Vex]',
  )
})

test('An excerpt has no Markdown marks', () => {
  const body =
    '# The bell\n\n> [!read]\n> *Lamps* go **out**.\n\n- see [[star:Ember]] and [the map](https://x.example)\n1. `dust`'
  expect(createExcerpt(body)).toBe('The bell Lamps go out. see Ember and the map dust')
  expect(createExcerpt('Two ships\n\n| ship | captain |\n|---|---|\n| Amen | none |\n\nand more')).toBe(
    'Two ships and more',
  )
  expect(createExcerpt('word '.repeat(100), 22)).toBe('word word word word…')
})

test('A long hostile text takes as long as it is', () => {
  expect(listLinkTexts('['.repeat(200_000))).toEqual([])
  expect(isRunTimeLinear((size) => [listLinkTexts('['.repeat(size)), createExcerpt('['.repeat(size))], 50_000)).toBe(
    true,
  )
})

test('A link may name a heading and words to show; a name that holds the marks is still a name', () => {
  const unit: Thing = { kind: 'squad', id: 'q-1', name: 'Unit #5' }
  const names = createLinkResolver([VEX, unit])
  expect(names.read('Vex#Youth|the captain', [])).toMatchObject({
    target: 'Vex',
    heading: 'Youth',
    shown: 'the captain',
    thing: VEX,
  })
  expect(names.read('Unit #5|they', [])).toMatchObject({ target: 'Unit #5', heading: null, shown: 'they', thing: unit })
  const oath: Thing = { kind: 'journal', id: 'j-1', name: 'Oath | Debt #2' }
  const marked = createLinkResolver([oath])
  expect(marked.read('Oath | Debt #2|it', [])).toMatchObject({ thing: oath, heading: null, shown: 'it' })
  expect(marked.read('Oath | Debt #2#Sum|it', [])).toMatchObject({ thing: oath, heading: 'Sum', shown: 'it' })
  expect(marked.read('Oath | Debt #2#Sum', [])).toMatchObject({ thing: oath, heading: 'Sum', shown: null })
  expect(getShownLinkText(names.read('squad:Unit #5', []))).toBe('Unit #5')
  expect(getShownLinkText(names.read('Vex#Youth', []))).toBe('Vex › Youth')
  expect(getShownLinkText(names.read('Nobody #9', []))).toBe('Nobody #9')
})
