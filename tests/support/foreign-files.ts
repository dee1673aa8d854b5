import { parseOrderSheet } from '#main/games/fistful/mail/order-sheet-text.ts'
import { parsePastedText } from '#main/games/fistful/mail/parse-pasted-text.ts'
import { formatArchive } from '#main/games/fistful/proof/archive.ts'
import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { listOutgoingParts } from '#main/games/space-planes/mail/outgoing-parts.ts'
import { parsePlanesMail, formatPlanesMail } from '#main/games/space-planes/mail/planes-mail.ts'
import { parseFolder } from '#main/journal/parse-folder.ts'
import { decodeImage } from '#main/services/images/images.ts'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import { fileOfScript, SCRIPTS } from '#tests/golden/planetary-sand/scripts.ts'
import type { TestCampaign } from './campaign.ts'
import { fileOf, readAll } from './chart-files.ts'
import { playArchive } from './fistful-archives.ts'
import { MAP_SAMPLES } from './map-samples.ts'
import { MARKDOWN_SAMPLES } from './markdown-samples.ts'
import { generatedPlan } from './planetary-sand.ts'
import { playedByMail } from './space-planes-mail.ts'
import { GAMEMASTER } from './tiny-matches.ts'

/** A file or text from outside: a valid sample, its parser, and where users import it. */
export interface Importer {
  readonly samples: readonly string[]
  readonly read: (text: string) => unknown
  readonly endpoints: readonly string[]
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const NOTE =
  '---\ntitle: Ash\nkind: place\ntags: [a, "b: c"]\nreaders: [Mira]\nday: 3\nodd: |\n  x\n---\n[[Vex]] ![[a.png]]\n'
const SHEET = 'GAME AAAA TURN 1 SIDE A\nBUILD 0101 S>A C>B\nLAND 0101\nORDER A MOVE 0102\nORDER B RECON 0102,0103\n'

/** Everything that users open or paste, as written by this campaign, which is the sample. */
export function importersOf(campaign: TestCampaign): Readonly<Record<string, Importer>> {
  return { ...maps(), ...mails(campaign), ...files(campaign), ...rest(campaign) }
}

/** Importers of maps, one per format. */
function maps(): Readonly<Record<string, Importer>> {
  const formats = Map.groupBy(MAP_SAMPLES, ({ format }) => format)
  return Object.fromEntries(
    [...formats].map(([format, samples]) => {
      const read = (text: string): unknown => readAll(fileOf(`map.${format}`, text))
      return [
        `maps: ${format}`,
        { samples: samples.map(({ text }) => text), read, endpoints: ['clusterFiles.read', 'clusterFiles.bring'] },
      ]
    }),
  )
}

function mails({ services: { fistful } }: TestCampaign): Readonly<Record<string, Importer>> {
  const [game] = fistful.list()
  const written = fistful.mails({ id: game?.id ?? '' }).map(({ text }) => text)
  const battle = playedByMail('hostile', 6)
  const posts = battle.tables.map((table) =>
    formatPlanesMail(listOutgoingParts(table).parts, 'Dear Ben,\n\nyour turn.\n'),
  )
  const archive = formatArchive(playArchive({ seed: 'hostile', mode: 'sealed', turns: 1 }))
  return {
    'mails of A Fistful of Planets': {
      samples: [...written, SHEET],
      read: parsePastedText,
      endpoints: ['fistful.readMail', 'fistful.takeMail'],
    },
    'mails of Space Planes': {
      samples: posts,
      read: parsePlanesMail,
      endpoints: ['planesMail.readMail', 'planesMail.takeMail'],
    },
    'order sheets': { samples: [SHEET], read: parseOrderSheet, endpoints: ['fistful.readOrders'] },
    archives: {
      samples: [archive],
      read: (text) => verifyArchive(text, isSignatureValid),
      endpoints: ['fistful.verify'],
    },
  }
}

/** Importers of game files, one per kind. */
function files({ services, author }: TestCampaign): Readonly<Record<string, Importer>> {
  const { exchange, warbands, planesExchange, sandExchange, armies, toyBoxes, flotillas, battlefields, matches } =
    services
  const [warband] = warbands.list()
  const beach = battlefields.create({ name: 'The beach', notes: '', ...generatedPlan('beach') }, author)
  return {
    'files of Planet 28': {
      samples: [exchange.warband({ id: warband?.id ?? '', format: 'json' }).text, exchange.housePack().text],
      read: (text) => exchange.look({ text }),
      endpoints: ['exchange.look', 'exchange.import'],
    },
    'files of Space Planes': {
      samples: [
        planesExchange.faceSet({ id: null }).text,
        ...flotillas.list().map(({ id }) => planesExchange.flotilla({ id }).text),
        ...matches.list({ game: 'space-planes' }, GAMEMASTER).map(({ id }) => planesExchange.battle({ id }).text),
      ],
      read: (text) => planesExchange.look({ text }),
      endpoints: ['planesExchange.look', 'planesExchange.import'],
    },
    'files of Planetary Sand': {
      samples: [
        ...armies.list().map(({ id }) => sandExchange.army({ id }).text),
        ...toyBoxes.list().map(({ id }) => sandExchange.toyBox({ id }).text),
        sandExchange.battlefield(beach).text,
        ...Object.entries(SCRIPTS).map(([name, script]) => fileOfScript(name, script)),
      ],
      read: (text) => sandExchange.look({ text }),
      endpoints: ['sandExchange.look', 'sandExchange.import'],
    },
    'armies as text': {
      samples: armies.list().map(({ id }) => sandExchange.armyText({ id }).text),
      read: (text) => sandExchange.look({ text }),
      endpoints: ['sandExchange.look', 'sandExchange.import'],
    },
  }
}

function rest({ services: { journal } }: TestCampaign): Readonly<Record<string, Importer>> {
  const notes = journal
    .exportFolder({ edition: { for: 'gamemaster' } })
    .files.flatMap((file) => ('text' in file ? [file.text] : []))
  return {
    folders: {
      samples: [NOTE, ...notes, ...MARKDOWN_SAMPLES],
      read: (text) =>
        parseFolder([
          { path: 'a.md', text },
          { path: text.slice(0, 40), text },
        ]),
      endpoints: ['journal.lookAtFolder', 'journal.importFolder'],
    },
    pictures: { samples: [PIXEL], read: decodeImage, endpoints: ['images.add'] },
  }
}
