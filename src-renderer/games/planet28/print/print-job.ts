import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { PrintState } from '#shared/contract/planet28/prints.ts'
import type { UnitLine } from '#shared/contract/planet28/units.ts'
import { type BlankKind, buildBlankSheet } from './content/blank-sheets.ts'
import { buildArcanaCards, buildAgendaCards, buildTalentCards, buildWeaponCards } from './content/cards.ts'
import { buildReferenceSheet } from './content/reference-sheet.ts'
import { buildRosterSheet } from './content/roster-sheet.ts'
import { buildCharacterSheet, buildSquadSheet } from './content/unit-sheets.ts'
import { type PrintableUnit, type PrintableWarband, listUsedRows, usesArcana } from './content/used-rows.ts'
import { buildVehicleSheet } from './content/vehicle-sheet.ts'
import type { PrintJob, PrintOptions, Sheet } from './sheet-model.ts'

/** Kinds of sheet of units and warbands. */
export type SheetKind = 'units' | 'roster' | 'reference' | 'weapons' | 'talents' | 'arcana' | 'secrets'

/** Selection of what to print. */
export interface PrintChoice {
  /** Ids of units. */
  readonly units: readonly string[]
  readonly kinds: readonly SheetKind[]
  readonly blanks: readonly BlankKind[]
  /** Whether to leave out what has not changed since it was last printed. */
  readonly onlyChanged: boolean
}

/** Default: no units, and unit sheets for those chosen later. */
export const DEFAULT_PRINT_CHOICE: PrintChoice = { units: [], kinds: ['units'], blanks: [], onlyChanged: false }

/** Data of a print job. */
export interface PrintJobContent {
  readonly choice: PrintChoice
  /** The chosen units in the order of the lists. */
  readonly units: readonly PrintableUnit[]
  /** The warbands of the chosen units. */
  readonly warbands: readonly PrintableWarband[]
  /** All units, chosen or not. */
  readonly lines: readonly UnitLine[]
  /** Null for players, who must not see secrets (P28-AGENDA-1). */
  readonly agendas: readonly AgendaView[] | null
  readonly options: PrintOptions
  readonly states: readonly PrintState[]
}

/** Builds the chosen sheets and cards, in printing order. */
export function buildPrintJob(content: PrintJobContent): PrintJob {
  const { choice, units, warbands, options } = content
  const has = (kind: SheetKind) => choice.kinds.includes(kind)
  const used = listUsedRows(units)
  const chosen = new Set(units.map(({ view }) => view.id))
  const secrets = (content.agendas ?? []).filter(({ characterId }) => chosen.has(characterId))
  return {
    pages: [
      ...(has('roster') ? rosters(content) : []),
      ...(has('units') ? units.map((unit) => sheetOf(unit, options)) : []),
      ...(has('reference') ? warbands.map((warband) => referenceOf(warband, units)) : []),
      ...choice.blanks.map(buildBlankSheet),
    ],
    cards: [
      ...(has('weapons') ? buildWeaponCards(used) : []),
      ...(has('talents') ? buildTalentCards(used) : []),
      ...(has('arcana') && usesArcana(used) ? buildArcanaCards() : []),
    ],
    folds: has('secrets') ? buildAgendaCards(secrets) : [],
  }
}

/** Lists the ids to record as printed: units with sheets and warbands with rosters in the job. */
export function listPrintedIds({ pages }: PrintJob): string[] {
  return pages.flatMap(({ id }) => /^(?:character|squad|vehicle|roster):(.+)$/.exec(id)?.[1] ?? [])
}

/** Whether a record has changed since it was last printed. Unknown records count as changed. */
export function hasChangedSincePrint(states: readonly PrintState[], id: string): boolean {
  const state = states.find((candidate) => candidate.id === id)
  return state === undefined || state.printedAt === null || state.hasChanged
}

function rosters({ warbands, lines, choice, states, options }: PrintJobContent): Sheet[] {
  return warbands
    .filter(({ view }) => !choice.onlyChanged || hasChangedSincePrint(states, view.id))
    .map((warband) => {
      const units = lines.filter(({ warbandId, isArchived }) => warbandId === warband.view.id && !isArchived)
      return buildRosterSheet(warband, units, options)
    })
}

function referenceOf({ view, rules }: PrintableWarband, units: readonly PrintableUnit[]): Sheet {
  const own = units.filter((unit) => unit.view.warbandId === view.id)
  return buildReferenceSheet(view, own, rules)
}

function sheetOf(unit: PrintableUnit, options: PrintOptions): Sheet {
  switch (unit.kind) {
    case 'character':
      return buildCharacterSheet(unit.view, unit.rules, options, unit.standing)
    case 'squad':
      return buildSquadSheet(unit.view, unit.rules, options, unit.standing)
    case 'vehicle':
      return buildVehicleSheet(unit.view, unit.rules, options, unit.standing)
  }
}
