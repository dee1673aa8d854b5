import type { UnitLine } from '#shared/contract/planet28/units.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { omitIfEmpty, type PrintOptions, type RosterLine, type SheetSection, type Sheet } from '../sheet-model.ts'
import { formatConditionNames } from './conditions.ts'
import { groupEquipment, buildItemEntry, buildSheetEntry } from './sheet-entries.ts'
import { buildNoteSections, createPlainDial } from './sheet-sections.ts'
import type { PrintableWarband } from './used-rows.ts'

const PLAY = { opposed: 'opposed play', solo: 'solo play', 'co-op': 'co-op play' } as const

/** Builds the roster of a warband: a line for each unit, unassigned gear, and points. */
export function buildRosterSheet(
  { view, rules, standing }: PrintableWarband,
  units: readonly UnitLine[],
  options: PrintOptions,
): Sheet {
  const dials = [
    createPlainDial('Units', String(units.length)),
    createPlainDial('Characters', String(view.characters)),
    createPlainDial('Squads', String(view.squads)),
    createPlainDial('Vehicles', String(view.vehicles)),
    ...(standing?.hasFought
      ? [
          createPlainDial('Pool', String(standing.pool), 'points'),
          createPlainDial('Purse', String(standing.purse), 'credits'),
        ]
      : [createPlainDial('Left over', String(view.leftoverCredits), 'credits')]),
  ]
  return {
    id: `roster:${view.id}`,
    form: 'page',
    kicker: `Roster · ${PLAY[view.play]}`,
    title: view.name,
    subtitle: '',
    figure: { value: String(view.cost), unit: `of ${view.pointLimit} points` },
    portraitId: view.portraitId,
    path: `/forces/warbands/${view.id}`,
    pencil: 'Campaign notes',
    bands: [
      {
        columns: 1,
        sections: [
          { kind: 'dials', heading: '', atoms: [dials] },
          ...omitIfEmpty({
            kind: 'roster',
            heading: 'Units',
            atoms: sortForRoster(units).map((unit) => rosterLine(unit, standing)),
          }),
        ],
      },
      { columns: 2, sections: [...stashSections(view.stash, rules), ...buildNoteSections(view, options.notes)] },
    ],
  }
}

/** Sorts units: the leader, characters, squads, vehicles, each by name. */
export function sortForRoster(units: readonly UnitLine[]): UnitLine[] {
  const rank = ({ isLeader, kind }: UnitLine) => (isLeader ? 0 : 1 + ['character', 'squad', 'vehicle'].indexOf(kind))
  return units.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

function rosterLine(unit: UnitLine, standing: PrintableWarband['standing']): RosterLine {
  return {
    name: unit.name,
    kind: kindOf(unit),
    conditions: formatConditionNames(standing?.units.find((candidate) => candidate.unit.id === unit.id) ?? null),
    skills: listRowIds(SKILLS).map((skill) => String(unit.skills[skill] ?? '–')),
    hitPoints: String(unit.hitPoints),
    gear: unit.weapons.join(', '),
    talents: unit.talents.join(', '),
    cost: String(unit.cost),
  }
}

function kindOf({ kind, size, isLeader }: UnitLine): string {
  if (kind === 'squad') return `squad of ${size}`
  if (kind === 'vehicle') return `vehicle, ${size} sections`
  return isLeader ? 'leader' : 'character'
}

function stashSections(stash: readonly string[], { tables }: PrintableWarband['rules']): SheetSection[] {
  const { weapons, armour, items } = groupEquipment(tables, stash)
  const atoms = [...weapons, ...armour].map((row) => buildSheetEntry(row)).concat(items.map(buildItemEntry))
  return omitIfEmpty({ kind: 'lines', heading: 'Stash', atoms })
}
