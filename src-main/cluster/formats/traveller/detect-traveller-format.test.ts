import { expect, test } from 'vitest'
import { detectTravellerFormat } from './detect-traveller-format.ts'

const look = (text: string) => detectTravellerFormat({ name: 'any.txt', bytes: new TextEncoder().encode(text) })

test.each([
  ['# Invented\n\nCorvane       0412 B56789A-C  N Ag Ri           A  703 Vx\n', 'traveller-sec'],
  ['# Invented\nName\tUWP\tHex\nCorvane\tB56789A-C\t0412\n', 'traveller-tab'],
  ['Hex  Name    UWP\n---- ------- ---------\n0412 Corvane B56789A-C\n', 'traveller-column'],
  ['# Invented\nsector Hollow Reach\nlabel 0102 Deep\n', 'traveller-msec'],
  ['\n<?xml version="1.0"?><Sectors><Sector/></Sectors>', 'traveller-xml'],
] as const)('%j', (text, format) => expect(look(text)).toBe(format))

test.each([
  '',
  '\0\0\0',
  '<map orientation="hexagonal"><layer/></map>',
  'name,row,column,rating\nCorvane,4,12,3\n',
  'name\trow\tcolumn\nCorvane\t4\t12\n',
  '{"sector":{}}',
  '0101 starport-C size-5 "Corvane" uwp="B56789A-C"\n0101-0102 trade\n',
  'a story begins\nb goes on\n',
  'route 66 is long\nand nothing else here\n',
])('no Traveller file: %j', (text) => expect(look(text)).toBeNull())

test('a long description is known by its beginning, wherever that ends within a letter', () => {
  const letters = 'é'.repeat(200_000)
  for (const start of ['\uFEFF<Sector>', '\uFEFF<Sector> '])
    expect(look(`${start}${letters}</Sector>`)).toBe('traveller-xml')
})
