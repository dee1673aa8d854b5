import { isDeepStrictEqual } from 'node:util'
import type { FaceSetRow } from '#main/db/repositories/space-planes.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { BROKEN_SEAL_MESSAGE, NO_SEAL_MESSAGE } from '#main/games/space-planes/proof/file-seal.ts'
import type { ImportPlan } from '#main/services/exchange/import-plans.ts'
import { type ParsedFile, parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { findFreeName } from '#main/services/kit/names-for-files.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createMatchImportPlanner } from '#main/services/matches/match-import-planner.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import {
  type FileBattle,
  type FileFaceSet,
  type FlotillaFile,
  PLANES_FILE_FORMAT_VERSION,
  PlanesFile,
} from '#shared/contract/space-planes/exchange-file.ts'
import { formatCount } from '#shared/kit/format.ts'
import { verifyBattleSeal } from './battle-file.ts'
import { buildFaceSetFile } from './exchange-files.ts'
import { formatShipNamesForSearch } from './flotillas.ts'

const FILES = {
  schema: PlanesFile,
  format: PLANES_FILE_FORMAT_VERSION,
  kinds: ['flotilla', 'face-set', 'battle'],
  what: 'a flotilla, a face set or a battle',
} as const

type Refuse = ParsedFile<unknown>['refuse']

/** The face sets of a file: those that exist in the campaign, and those to be imported. */
interface SetsHere {
  readonly ids: readonly string[]
  readonly added: readonly FaceSetRow[]
  readonly notes: readonly string[]
}

/** Creates the parser of Space Planes files. */
export function createPlanesImportPlanner(
  tools: ServiceDependencies,
): (text: string) => ImportPlan | Promise<ImportPlan> {
  const { file, newId } = tools
  const { flotillas, faceSets, factions } = file.rows
  const planMatch = createMatchImportPlanner(tools, SPACE_PLANES)

  /** Finds the face sets in the campaign. One with equal name and content is reused. */
  function setsHere(given: readonly FileFaceSet[]): SetsHere {
    const known = [...faceSets.list()]
    const added: FaceSetRow[] = []
    const notes: string[] = []
    const ids = given.map((set) => {
      const same = known.find((row) => isDeepStrictEqual(buildFaceSetFile(row), set))
      if (same) return same.id
      const name = findFreeName(set.name, new Set(known.map((row) => row.name)))
      if (name !== set.name)
        notes.push(`There is another face set ${set.name} here: that of the file comes in as ${name}.`)
      const row = { id: newId(), ...set, name }
      known.push(row)
      added.push(row)
      return row.id
    })
    return { ids, added, notes }
  }
  function addSets({ added }: SetsHere): void {
    for (const set of added) faceSets.add(set)
  }

  function planSet(given: FileFaceSet): ImportPlan {
    const sets = setsHere([given])
    const [id = ''] = sets.ids
    const name = sets.added[0]?.name ?? given.name
    const brings = sets.added.map(() => 'A face set')
    const isHere = brings.length > 0 ? [] : [`The face set ${name} is here already: there is nothing new in the file.`]
    return {
      report: { name, brings, notes: [...sets.notes, ...isHere] },
      made: { kind: 'face-set', id, name },
      battleId: null,
      write: () => addSets(sets),
    }
  }

  function planBattle(given: FileBattle, refuse: Refuse): Promise<ImportPlan> {
    const replay = runWorkerJob('space-planes-battle', given).then((read) =>
      read.ok && verifyBattleSeal(given, read.played) === false
        ? refuse(['battle', 'seal'], BROKEN_SEAL_MESSAGE)
        : read,
    )
    const unsealed = given.seal === undefined ? [NO_SEAL_MESSAGE] : []
    return planMatch(given, { replay, refuse, strange: () => [...flotillasNotHere(given), ...unsealed] })
  }
  function flotillasNotHere({ options }: FileBattle): string[] {
    const strange = Object.values(options.sides ?? {}).filter((side) => flotillas.find(side.flotillaId) === null)
    return strange.map(({ name }) => `The flotilla ${name} is not here: its ships keep their names in the battle.`)
  }

  function planFlotilla({ flotilla: given, faceSets: drawn }: FlotillaFile, refuse: Refuse): ImportPlan {
    const { faction, notes, ships } = given
    requireDrawn({ ships, count: drawn.length }, refuse)
    const sets = setsHere(drawn)
    const name = findFreeName(given.name, new Set(flotillas.list().map((flotilla) => flotilla.name)))
    const here = factions.list().find((candidate) => candidate.name === faction) ?? null
    const newFaction = faction === null || here !== null ? null : { id: newId(), name: faction }
    const known = ships.map(({ faceSet, ...ship }) => ({
      id: newId(),
      ...ship,
      faceSetId: faceSet === null ? null : (sets.ids[faceSet] ?? null),
    }))
    const id = newId()
    const factionId = here?.id ?? newFaction?.id ?? null
    const renamed = name === given.name ? [] : [`There is a flotilla of this name here: it comes in as ${name}.`]
    return {
      report: { name, brings: bringsOf(known.length, sets, newFaction), notes: [...renamed, ...sets.notes] },
      made: { kind: 'flotilla', id, name },
      battleId: null,
      write() {
        addSets(sets)
        if (newFaction) factions.add({ ...newFaction, notes: '', colour: null, emblem: null })
        flotillas.add({ id, name, notes, factionId, ships: known, roster: formatShipNamesForSearch(known) })
      },
    }
  }

  return (text) => {
    const { file: read, refuse } = parseOrreryFile(text, FILES)
    if (read.kind === 'flotilla') return planFlotilla(read, refuse)
    return read.kind === 'battle' ? planBattle(read.battle, refuse) : planSet(read.faceSet)
  }
}

/** Refuses a file that lacks the face set of a ship. */
function requireDrawn(
  { ships, count }: { readonly ships: FlotillaFile['flotilla']['ships']; readonly count: number },
  refuse: Refuse,
): void {
  for (const [at, { faceSet }] of ships.entries())
    if (faceSet !== null && faceSet >= count)
      refuse(
        ['flotilla', 'ships', at, 'faceSet'],
        `This is drawing number ${faceSet}, counted from 0, and the file has ${count}.`,
      )
}

function bringsOf(ships: number, sets: SetsHere, faction: { readonly name: string } | null): string[] {
  return [
    formatCount(ships, 'ship'),
    ...(sets.added.length === 0 ? [] : [formatCount(sets.added.length, 'face set')]),
    ...(faction === null ? [] : [`The faction ${faction.name}`]),
  ]
}
