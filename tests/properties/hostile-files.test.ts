import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { FormatError } from '#main/cluster/formats/chart-file.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { CHART_FORMATS } from '#shared/cluster/chart.ts'
import { areas } from '#shared/contract/areas.ts'
import { ExchangeFile } from '#shared/contract/planet28/exchange-file.ts'
import { SandFile } from '#shared/contract/planetary-sand/exchange-file.ts'
import { PlanesFile } from '#shared/contract/space-planes/exchange-file.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { type Importer, importersOf } from '#tests/support/foreign-files.ts'
import { reportGoal } from '#tests/support/goal-table.ts'
import { mutateText, type Random, randomFrom } from '#tests/support/mutate-text.ts'
import { IS_SOAK, runs } from '#tests/support/soak.ts'

const LONGEST_MS = 1000
/** Longer texts than this are not typed. */
const LONG = 100_000
/** Endpoints that take long texts, but of ours: the app writes them, and the hostile calls try them. */
const OURS = [
  'journal.create', 'journal.update', 'nights.create', 'nights.update', 'pagePrints.pdf', 'planesMail.sent', 'prints.pdf', 'scenarios.create', 'scenarios.update',
] // oxfmt-ignore

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign({ sample: true })))
afterEach(() => campaign.close())

/** A good file with a few changes; now and then two of them in one. */
function hostile({ samples }: Importer, random: Random): string {
  const any = (): string => samples[random(samples.length)] ?? ''
  return mutateText(random(20) === 0 ? any() + any() : any(), random)
}

/** Endpoints to which somebody may hand a long text. */
function takingLongTexts(): string[] {
  return Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const schema = endpoint['~orpc'].inputSchema
      const shape = schema && z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
      return longestText(shape) > LONG ? [`${area}.${name}`] : []
    }),
  )
}

function longestText(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  const inner = Math.max(0, ...Object.values(part).map(longestText))
  const isText = Reflect.get(part, 'type') === 'string' && !('enum' in part || 'const' in part || 'format' in part)
  const most: unknown = Reflect.get(part, 'maxLength')
  return isText ? Math.max(inner, typeof most === 'number' ? most : 'pattern' in part ? 0 : Infinity) : inner
}

test('every endpoint that takes long texts is tried, with a sample of every kind of file', () => {
  const all = Object.values(importersOf(campaign))
  const tried = all.flatMap(({ endpoints }) => endpoints)
  expect(
    takingLongTexts()
      .filter((endpoint) => !tried.includes(endpoint))
      .sort(),
  ).toEqual(OURS)
  const samples = all.flatMap((importer) => importer.samples)
  for (const { shape } of [...SandFile.options, ...PlanesFile.options, ...ExchangeFile.options]) {
    const isOfKind = z.looseObject({ kind: shape.kind, ...('game' in shape && { game: shape.game }) })
    expect(
      samples.some((text) => isOfKind.safeParse(jsonOf(text)).success),
      [...shape.kind.values].join(),
    ).toBe(true)
  }
  for (const format of CHART_FORMATS) expect(importersOf(campaign)).toHaveProperty([`maps: ${format}`])
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

test('files that were tampered with are read or refused, at once, and nothing is lost', async () => {
  const all = Object.entries(importersOf(campaign))
  const before = campaign.file.changes.count()
  const [filesPerReader, failures] = [runs({ part: 15, whole: 10_000 }), [] as string[]]
  let longest = 0
  for (const [index, [name, importer]] of all.entries()) {
    expect(importer.samples.filter((sample) => sample !== '').length, name).toBeGreaterThan(0)
    for (let count = 0; count < filesPerReader; count += 1) {
      const text = hostile(importer, randomFrom(index * 100_000 + count))
      const started = process.cpuUsage()
      try {
        await importer.read(text)
      } catch (error) {
        if (!(error instanceof RefusalError || error instanceof FormatError))
          failures.push(`${name} ${count}: ${String(error)}`)
      }
      const { user } = process.cpuUsage(started)
      longest = Math.max(longest, user / 1000)
    }
  }
  reportGoal({
    id: 'R8',
    goal: `${filesPerReader} tampered files for each of ${all.length} importers and mail readers: no crash, none above 1 s`,
    measured: `${failures.length} crashes, the longest ${Math.round(longest)} ms`,
    isMet: failures.length === 0 && longest < LONGEST_MS,
  })
  expect(failures).toEqual([])
  if (IS_SOAK) expect(longest).toBeLessThan(LONGEST_MS)
  expect(campaign.file.changes.count()).toBe(before)
  expect(campaign.file.db.pragma('integrity_check', { simple: true })).toBe('ok')
})
