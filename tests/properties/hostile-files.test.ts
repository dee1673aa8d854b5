import { afterEach, beforeEach, expect, test } from 'vitest'
import { FormatError } from '#main/cluster/formats/format.ts'
import { readOrders } from '#main/games/fistful/mail/orders-text.ts'
import { readPasted } from '#main/games/fistful/mail/read-pasted.ts'
import { writeArchive } from '#main/games/fistful/proof/archive.ts'
import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { readFolder } from '#main/journal/read-folder.ts'
import { imageOf } from '#main/services/images.ts'
import { Refused } from '#main/services/refused.ts'
import { isSigned } from '#main/services/signatures.ts'
import { fileOfScript, SCRIPTS } from '#tests/golden/planetary-sand/scripts.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'
import { playArchive } from '#tests/support/fistful-archives.ts'
import { tellGoal } from '#tests/support/goal-table.ts'
import { MAP_SAMPLES } from '#tests/support/map-samples.ts'
import { MARKDOWN_SAMPLES } from '#tests/support/markdown-samples.ts'
import { mutateText, type Random, randomFrom } from '#tests/support/mutate-text.ts'
import { IS_SOAK, runs } from '#tests/support/soak.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

/** A file that comes from elsewhere: what it is like when it is good, and what reads it. */
interface Importer {
  readonly samples: readonly string[]
  readonly read: (text: string) => unknown
}

const LONGEST_MS = 1000
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const NOTE =
  '---\ntitle: Ash\nkind: place\ntags: [a, "b: c"]\nreaders: [Mira]\nday: 3\nodd: |\n  x\n---\n[[Vex]] ![[a.png]]\n'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign({ sample: true })))
afterEach(() => campaign.close())

/** Maps, an importer for each format. */
function maps(): Readonly<Record<string, Importer>> {
  const formats = Map.groupBy(MAP_SAMPLES, ({ format }) => format)
  return Object.fromEntries(
    [...formats].map(([format, samples]) => {
      const read = (text: string): unknown => readAll(fileOf(`map.${format}`, text))
      return [`maps: ${format}`, { samples: samples.map(({ text }) => text), read }]
    }),
  )
}

/** All that people open or paste, as this campaign writes it. */
function importers(): Readonly<Record<string, Importer>> {
  const { services } = campaign
  const { exchange, fistful, warbands, journal, planesExchange, sandExchange, armies, flotillas, matches } = services
  const [warband] = warbands.list()
  const [game] = fistful.list()
  const notes = journal
    .exportFolder({ edition: { for: 'gamemaster' } })
    .files.flatMap((file) => ('text' in file ? [file.text] : []))
  const exported = [exchange.warband({ id: warband?.id ?? '', format: 'json' }).text, exchange.housePack().text]
  const mails = fistful.mails({ id: game?.id ?? '' }).map(({ text }) => text)
  const archive = writeArchive(playArchive({ seed: 'hostile', mode: 'sealed', turns: 1 }))
  const sheet = 'GAME AAAA TURN 1 SIDE A\nBUILD 0101 S>A C>B\nLAND 0101\nORDER A MOVE 0102\nORDER B RECON 0102,0103\n'
  return {
    ...maps(),
    folders: {
      samples: [NOTE, ...notes, ...MARKDOWN_SAMPLES],
      read: (text) =>
        readFolder([
          { path: 'a.md', text },
          { path: text.slice(0, 40), text },
        ]),
    },
    warbands: { samples: exported, read: (text) => exchange.look({ text }) },
    'files of Space Planes': {
      samples: [
        planesExchange.faceSet({ id: null }).text,
        ...flotillas.list().map(({ id }) => planesExchange.flotilla({ id }).text),
        ...matches.list({ game: 'space-planes' }, GAMEMASTER).map(({ id }) => planesExchange.battle({ id }).text),
      ],
      read: (text) => planesExchange.look({ text }),
    },
    'files of Planetary Sand': {
      samples: [
        ...armies.list().map(({ id }) => sandExchange.army({ id }).text),
        ...Object.entries(SCRIPTS).map(([name, script]) => fileOfScript(name, script)),
      ],
      read: (text) => sandExchange.look({ text }),
    },
    'armies as text': {
      samples: armies.list().map(({ id }) => sandExchange.armyText({ id }).text),
      read: (text) => sandExchange.look({ text }),
    },
    mails: { samples: [...mails, sheet], read: readPasted },
    'order sheets': { samples: [sheet], read: readOrders },
    archives: { samples: [archive], read: (text) => verifyArchive(text, isSigned) },
    pictures: { samples: [PIXEL], read: imageOf },
  }
}

/** A good file with a few changes; now and then two of them in one. */
function hostile({ samples }: Importer, random: Random): string {
  const any = (): string => samples[random(samples.length)] ?? ''
  return mutateText(random(20) === 0 ? any() + any() : any(), random)
}

test('files that were tampered with are read or refused, at once, and nothing is lost', async () => {
  const before = campaign.file.changes.count()
  const all = Object.entries(importers())
  const [each, failures] = [runs({ part: 100, whole: 10_000 }), [] as string[]]
  let longest = 0
  for (const [index, [name, importer]] of all.entries()) {
    expect(importer.samples.filter((sample) => sample !== '').length, name).toBeGreaterThan(0)
    for (let count = 0; count < each; count += 1) {
      const text = hostile(importer, randomFrom(index * 100_000 + count))
      const started = process.cpuUsage()
      try {
        await importer.read(text)
      } catch (error) {
        if (!(error instanceof Refused || error instanceof FormatError))
          failures.push(`${name} ${count}: ${String(error)}`)
      }
      const { user } = process.cpuUsage(started)
      longest = Math.max(longest, user / 1000)
    }
  }
  tellGoal({
    id: 'R8',
    goal: `${each} tampered files for each of ${all.length} importers and mail readers: no crash, none above 1 s`,
    measured: `${failures.length} crashes, the longest ${Math.round(longest)} ms`,
    isMet: failures.length === 0 && longest < LONGEST_MS,
  })
  expect(failures).toEqual([])
  if (IS_SOAK) expect(longest).toBeLessThan(LONGEST_MS)
  expect(campaign.file.changes.count()).toBe(before)
  expect(campaign.file.db.pragma('integrity_check', { simple: true })).toBe('ok')
})
