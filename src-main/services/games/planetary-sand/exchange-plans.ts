import { isDeepStrictEqual } from 'node:util'
import type { ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { analyseArmy } from '#main/games/planetary-sand/army/analyse-army.ts'
import { parseArmy } from '#main/games/planetary-sand/army/text/parse-army.ts'
import { analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { ImportPlan } from '#main/services/exchange/import-plans.ts'
import { type ParsedFile, parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { findFreeName } from '#main/services/kit/names-for-files.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createMatchImportPlanner } from '#main/services/matches/match-import-planner.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import {
  FileArmy,
  type FileBattle,
  type FileBattlefield,
  type FileToyBox,
  SAND_FILE_FORMAT_VERSION,
  SandFile,
} from '#shared/contract/planetary-sand/exchange-file.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { EMPTY_TOY_BOX } from './army-plan.ts'
import { buildBattlefieldRow } from './battlefields.ts'
import { buildToyBoxFile } from './exchange-files.ts'
import { formatArmyNamesForSearch, formatToyNamesForSearch } from './search-names.ts'

const FILES = {
  schema: SandFile,
  format: SAND_FILE_FORMAT_VERSION,
  kinds: ['toy-box', 'army', 'battlefield', 'battle'],
  what: 'a toy box, an army, a battlefield or a battle',
} as const

/** CPU time limit; enough for the longest battle between the largest armies. */
const REPLAY_SECONDS = 120

type Refuse = ParsedFile<unknown>['refuse']

/** A toy box that exists in the campaign or is to be imported. */
interface BoxHere {
  readonly row: Omit<ToyBoxRow, 'roster'>
  readonly isNew: boolean
  readonly notes: readonly string[]
}

/** Parses an army pasted as text. Its models are those of the toy box it names, or of the only one. */
function parseArmyText(text: string, boxes: readonly ToyBoxRow[]) {
  let box: ToyBoxRow | null = null
  const refuseLine = (line: number, reason: string): never => {
    throw new RefusalError('file', `Line ${line}: ${reason} Nothing was brought in.`)
  }
  const read = parseArmy(text.replace(/^\u{FEFF}/u, ''), {
    refuse: refuseLine,
    boxOf(name, line) {
      box =
        boxes.find((candidate) => candidate.name === name) ??
        (name === null && boxes.length === 1 ? (boxes[0] ?? null) : null)
      if (box === null && name !== null) {
        const here = boxes.length === 0 ? 'there is none' : `there is ${formatList(boxes.map((item) => item.name))}`
        return refuseLine(line, `No toy box here is called ${name}: ${here}. Import its file, or create it first.`)
      }
      return box ?? EMPTY_TOY_BOX
    },
  })
  const { name, notes, faction, plan } = read
  const army = FileArmy.safeParse({ name, notes, faction, ...plan })
  const refuse = (_path: unknown, reason: string): never => refuseLine(1, reason)
  if (army.success) return { army: army.data, box: box as ToyBoxRow | null, refuse }
  const [issue] = army.error.issues
  return refuseLine(1, `${issue?.path.join(', ') ?? 'the army'}: ${issue?.message ?? 'it cannot be read'}`)
}

/** Creates the parser of Planetary Sand files and of armies as text. */
export function createSandImportPlanner(
  tools: ServiceDependencies,
): (text: string) => ImportPlan | Promise<ImportPlan> {
  const { file, newId } = tools
  const { armies, toyBoxes, battlefields, factions } = file.rows
  const planMatch = createMatchImportPlanner(tools, PLANETARY_SAND)

  /** Finds the toy box in the campaign. One with equal name and content is reused. */
  function boxHere(given: FileToyBox): BoxHere {
    const known = toyBoxes.list()
    const same = known.find((row) => isDeepStrictEqual(buildToyBoxFile(row), given))
    if (same) return { row: same, isNew: false, notes: [] }
    const name = findFreeName(given.name, new Set(known.map((row) => row.name)))
    const notes =
      name === given.name ? [] : [`There is another toy box ${given.name} here: that of the file comes in as ${name}.`]
    return { row: { ...given, id: newId(), name }, isNew: true, notes }
  }
  function addBox({ row, isNew }: BoxHere): void {
    if (isNew) toyBoxes.add({ ...row, roster: formatToyNamesForSearch(row) })
  }

  function planToyBox(given: FileToyBox, refuse: Refuse): ImportPlan {
    refuseTwins(['toyBox', 'machines'], [...given.figures, ...given.machines], refuse)
    const box = boxHere(given)
    const { id, name } = box.row
    const notes = box.isNew ? box.notes : [`The toy box ${name} is here already: there is nothing new in the file.`]
    const brings = box.isNew ? [boxWords(given)] : []
    return {
      report: { name, brings, notes: [...notes] },
      made: { kind: 'toy-box', id, name },
      battleId: null,
      write: () => addBox(box),
    }
  }

  function planArmy(given: FileArmy, box: BoxHere | null, refuse: Refuse): ImportPlan {
    const { name: asked, notes, faction, ...plan } = given
    refuseTwins(
      ['army', 'units'],
      [...plan.units, ...plan.units.flatMap(({ figures }) => figures), ...plan.machines],
      refuse,
    )
    const name = findFreeName(asked, new Set(armies.list().map((army) => army.name)))
    const here = factions.list().find((candidate) => candidate.name === faction) ?? null
    const newFaction = faction === null || here !== null ? null : { id: newId(), name: faction }
    const study = analyseArmy({ plan, box: box?.row ?? EMPTY_TOY_BOX })
    const id = newId()
    const row = {
      id,
      name,
      notes,
      factionId: here?.id ?? newFaction?.id ?? null,
      toyBoxId: box?.row.id ?? null,
      ...plan,
    }
    return {
      report: {
        name,
        brings: [
          `An army: ${formatCount(study.figures, 'figure')}, ${formatCount(study.machines, 'vehicle, gun or pad', 'vehicles, guns and pads')}`,
          ...(box?.isNew ? [`The toy box ${box.row.name}: ${boxWords(box.row)}`] : []),
          ...(newFaction === null ? [] : [`The faction ${newFaction.name}`]),
        ],
        notes: [
          ...(name === asked ? [] : [`There is an army of this name here: it comes in as ${name}.`]),
          ...(box?.notes ?? []),
          ...study.problems.map(({ message, rule }) => `To mend: ${message} (${rule})`),
        ],
      },
      made: { kind: 'army', id, name },
      battleId: null,
      write() {
        if (box) addBox(box)
        if (newFaction) factions.add({ ...newFaction, notes: '', colour: null, emblem: null })
        armies.add({ ...row, roster: formatArmyNamesForSearch(row) })
      },
    }
  }

  function planBattlefield(given: FileBattlefield): ImportPlan {
    const name = findFreeName(given.name, new Set(battlefields.list().map((battlefield) => battlefield.name)))
    const id = newId()
    const { field } = given
    const lies = [...field.grounds, ...field.walls, ...field.buildings].length
    const { problems, more } = analyseField(given)
    return {
      report: {
        name,
        brings: [`A battlefield: ${formatCount(lies, 'piece')} of ground, walls and buildings`],
        notes: [
          ...(name === given.name ? [] : [`There is a battlefield of this name here: it comes in as ${name}.`]),
          ...problems.map(({ message }) => `To mend: ${message}`),
          ...(more > 0 ? [`And ${more} more to mend.`] : []),
        ],
      },
      made: { kind: 'battlefield', id, name },
      battleId: null,
      write: () => battlefields.add({ id, ...buildBattlefieldRow({ ...given, name }) }),
    }
  }

  function planBattle(given: FileBattle, refuse: Refuse): Promise<ImportPlan> {
    const replay = runWorkerJob('planetary-sand-battle', given, { seconds: REPLAY_SECONDS })
    return planMatch(given, { replay, refuse, strange: () => armiesNotHere(given) })
  }
  function armiesNotHere({ options }: FileBattle): string[] {
    const built = options.armies.flatMap((army) => army.built ?? [])
    const strange = built.filter(({ id }) => armies.find(id) === null)
    return strange.map((army) => `The army ${army.name} is not here: its figures keep their names in the battle.`)
  }

  return (text) => {
    if (!/^[\s\u{FEFF}]*[{[]/u.test(text)) {
      const { army, box, refuse } = parseArmyText(text, toyBoxes.list())
      return planArmy(army, box && { row: box, isNew: false, notes: [] }, refuse)
    }
    const { file: read, refuse } = parseOrreryFile(text, FILES)
    if (read.kind === 'toy-box') return planToyBox(read.toyBox, refuse)
    if (read.kind === 'battlefield') return planBattlefield(read.battlefield)
    if (read.kind === 'battle') return planBattle(read.battle, refuse)
    if (read.toyBox) refuseTwins(['toyBox', 'machines'], [...read.toyBox.figures, ...read.toyBox.machines], refuse)
    return planArmy(read.army, read.toyBox && boxHere(read.toyBox), refuse)
  }
}

/** Refuses a file in which two rows have the same id, since rows refer to each other by id. */
function refuseTwins(path: readonly string[], rows: readonly { readonly id: string }[], refuse: Refuse): void {
  const seen = new Set<string>()
  for (const { id } of rows) {
    if (seen.has(id)) refuse(path, `Two things have the id ${id}: give each one its own.`)
    seen.add(id)
  }
}

function boxWords({
  figures,
  machines,
}: Pick<FileToyBox, 'figures' | 'machines'> | Pick<ToyBoxRow, 'figures' | 'machines'>): string {
  const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  return `${formatCount(sum(figures), 'figure')}, ${formatCount(sum(machines), 'vehicle, gun or pad', 'vehicles, guns and pads')}`
}
