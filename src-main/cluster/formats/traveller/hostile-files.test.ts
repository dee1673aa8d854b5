import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { runs } from '#tests/support/soak.ts'
import { type ChartFile, FormatError, type ChartFromFile } from '../chart-file.ts'
import { readTraveller } from './read-traveller.ts'
import { writeTraveller } from './write-traveller.ts'

const file = (name: string, content: string | Uint8Array): ChartFile => ({
  name,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
})

const ROW = 'Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V\n'
const XML = (inner: string) => `<Sector><Name>X</Name>${inner}</Sector>`

/** What comes of a file: a chart that can be written again, or an error that names the file. Anything else fails. */
function outcome(...files: ChartFile[]): ChartFromFile | string {
  try {
    const read = runSync(readTraveller(files))
    writeTraveller(read.chart, 'traveller-tab')
    return read
  } catch (error) {
    if (error instanceof FormatError && error.message.length < 400) return error.message
    throw error
  }
}

test.each([
  ['an empty file', '', 'no Traveller sector'],
  ['nothing but NUL bytes', '\0'.repeat(1000), 'no Traveller sector'],
  ['NUL bytes after good lines', `${ROW}\0\0`, 'h.sec, line 2: this is not a text file'],
  [
    'columns without end',
    `Hex\tName\tUWP${'\t'.repeat(1_000_000)}\n`,
    'h.sec, line 1: there are more than 200 columns here',
  ],
  ['elements in elements without end', `<Sector>${'<a>'.repeat(100_000)}`, 'more than 100 levels deep'],
  ['an element that never ends', `<Sector a="${'x'.repeat(1_000_000)}`, 'unexpected end'],
  [
    'entities of its own',
    '<!DOCTYPE Sector [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Sector>&b;</Sector>',
    'declares entities of its own',
  ],
  ['half a character', XML('<Name>&#xD800;</Name>'), 'h.sec, line 1'],
  ['the same attribute twice', XML('<Route Start="0101" Start="0102"/>'), 'duplicate attribute'],
  [
    'a border without end',
    XML(`<Borders><Border>${'0101 '.repeat(20_000)}</Border></Borders>`),
    'a border has more than 10,000 hexes',
  ],
  [
    'an MSEC entry without end',
    `sector X\n${' y\n'.repeat(100_000)}`,
    'h.sec, line 1: this and the lines that continue it',
  ],
  [
    'borders without end',
    XML(`<Borders>${'<Border>0101</Border>'.repeat(3000)}</Borders>`),
    'there are 3000 borders; at most 2,000',
  ],
  [
    'routes without end',
    XML(`<Routes>${'<Route Start="0101" End="0102"/>'.repeat(120_001)}</Routes>`),
    'there are 120001 routes; at most 120,000',
  ],
  ['worlds without end', ROW.repeat(60_001), 'there are 60001 worlds; at most 60,000'],
])('%s: an error that says so', (_, text, reason) => expect(outcome(file('h.sec', text))).toContain(reason))

test.each([
  ['lines of a million characters', `${ROW}${'0101 A000000-0 '.repeat(70_000)}\n${'x'.repeat(1_000_000)}\n${ROW}`],
  ['a row of columns without end', `Hex\tName\tUWP\n${'x\t'.repeat(1_000_000)}\n`],
  ['lines without end', `${ROW}${'\n'.repeat(300_000)}x`],
  [
    'columns that are called like parts of objects',
    `Hex\tName\tUWP\t__proto__\tconstructor\n0101\t__proto__\tA000000-0\ttoString\t-\n`,
  ],
  ['signs from the private area, half and double width', ROW.replace('Corvane', '\uFFFE\u202E𝌆𝌆')],
  [
    'MSEC lines without end',
    `sector ${'x'.repeat(50_000)}\n${' y\n'.repeat(10_000)}label 0101/${',+1'.repeat(10_000)} ${'z'.repeat(50_000)}\n`,
  ],
  [
    'spaces without end',
    XML(`<Routes>${' '.repeat(1_000_000)}<Route Start="0101" End="0102"/>${'\n'.repeat(1_000_000)}</Routes>`),
  ],
  ['a stylesheet without end', XML(`<Stylesheet>${'/*{};:,'.repeat(100_000)}</Stylesheet>`)],
  ['a stylesheet of crossed lists', XML(`<Stylesheet>${'a,'.repeat(500_000)}{${'b:c;'.repeat(250_000)}}</Stylesheet>`)],
  [
    'all borders as far apart as can be',
    XML(`<Borders>${'<Border>0000 9999 0099 9900</Border>'.repeat(300)}</Borders>`),
  ],
  ['texts without end', XML(`<Labels><Label Hex="0101">${'word&#x0A;'.repeat(200_000)}</Label></Labels>`)],
])('%s: read all the same', (_, text) => {
  const read = outcome(file('h.sec', text))
  expect(typeof read === 'string' ? read : '').toBe('')
})

test('names like parts of objects are names', () => {
  const read = outcome(
    file('h.tab', 'Hex\tName\tUWP\tAllegiance\t__proto__\n0101\t__proto__\tA000000-0\tconstructor\tx\n'),
    file('h.xml', XML('<Allegiances><Allegiance Code="__proto__">P</Allegiance></Allegiances>')),
  )
  expect(typeof read !== 'string' && read.chart.stars[0]).toMatchObject({ name: '__proto__', owner: 'constructor' })
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('broken copies of good files never break the reader', () => {
  const good = [
    `# c\n${ROW}${ROW.replace('0101', '0305')}`,
    'Hex\tName\tUWP\tB\n0101\tCorvane\tB56789A-C\tN\n0305\tAsh\tA000000-0\t-\n',
    'Hex  Name    UWP       B\n---- ------- --------- -\n0101 Corvane B56789A-C N\n',
    'sector X\na Near\nborder 0101 0201 0202 0101 #aabbcc\nroute 0101 0 1 0305 red\nlabel 0101/+30 A\n',
    XML(
      '<Routes><Route Start="0101" End="0305" EndOffsetX="1"/></Routes><Borders><Border Color="red">0101 0202 0303</Border></Borders><Labels><Label Hex="0101">L</Label></Labels>',
    ),
  ].map((text) => new TextEncoder().encode(text))
  for (let seed = 1; seed <= runs({ part: 30, whole: 3000 }); seed += 1) {
    const dice = createSeededDice(`broken ${seed}`)
    const bytes = Uint8Array.from(good[seed % good.length] ?? [])
    for (let change = dice.die(6); change > 0; change -= 1) bytes[dice.die(bytes.length) - 1] = dice.die(256) - 1
    const cut = bytes.subarray(0, dice.die(4) === 1 ? dice.die(bytes.length) : bytes.length)
    const read = outcome(file(`seed-${seed}`, cut))
    if (typeof read === 'string') expect(read).toContain(`seed-${seed}`)
    else
      for (const star of read.chart.stars)
        expect(star.name.isWellFormed() && star.name !== '', `seed ${seed}`).toBe(true)
  }
})
