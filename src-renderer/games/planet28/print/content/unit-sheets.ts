import type { CharacterView, SquadView } from '#shared/contract/planet28/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { HitPointLine, PrintOptions, SheetSection, Sheet } from '../sheet-model.ts'
import {
  buildConditionSections,
  applyConditionsToDials,
  applyConditionsToHitPoints,
  buildPointsSection,
  type UnitStatus,
} from './conditions.ts'
import {
  buildBillSections,
  buildBodyDials,
  buildGearSections,
  hasPips,
  buildNoteSections,
  FIGHTER_STATES,
  buildTalentSections,
  buildWeaponRuleSections,
} from './sheet-sections.ts'

/**
 * Maximum number of squad members with their own hit points on its sheet. By the rules a squad has at most ten
 * (P28-SQ-1).
 */
const MOST_MEMBERS = 60

interface Unit {
  readonly id: string
  readonly name: string
  readonly warbandName: string
  readonly portraitId: string | null
  readonly check: { readonly bill: { readonly cost: number } }
}

/** Builds the parts common to all unit sheets. A hidden agenda is never included (P28-AGENDA-1). */
export function buildUnitSheet(
  kind: 'character' | 'squad' | 'vehicle',
  unit: Unit,
  kicker: string,
): Omit<Sheet, 'bands'> {
  return {
    id: `${kind}:${unit.id}`,
    form: 'page',
    kicker,
    title: unit.name,
    subtitle: unit.warbandName,
    figure: { value: String(unit.check.bill.cost), unit: 'points' },
    portraitId: unit.portraitId,
    path: `/forces/${kind}s/${unit.id}`,
    pencil: 'Wounds and pencil notes',
  }
}

export function buildCharacterSheet(
  view: CharacterView,
  { tables }: Rules,
  options: PrintOptions,
  standing: UnitStatus = null,
): Sheet {
  const { profile, check } = view
  const life: HitPointLine = {
    label: 'Hit points',
    note: '',
    hitPoints: profile.hitPoints,
    pips: hasPips(profile.hitPoints, options),
  }
  return {
    ...buildUnitSheet('character', view, view.isLeader ? 'Character · leader' : 'Character'),
    bands: [
      {
        columns: 1,
        sections: [
          {
            kind: 'dials',
            heading: '',
            atoms: [applyConditionsToDials(buildBodyDials(profile, check.speedCm), standing)],
          },
          { kind: 'life', heading: '', atoms: [applyConditionsToHitPoints(life, standing)] },
          { kind: 'ticks', heading: '', atoms: [FIGHTER_STATES] },
          buildPointsSection(standing),
        ],
      },
      {
        columns: 2,
        sections: [
          ...buildConditionSections(standing),
          ...buildGearSections(profile.equipment, tables),
          ...buildTalentSections(profile, tables),
          ...buildWeaponRuleSections(profile.equipment, tables),
          ...buildNoteSections(view, options.notes),
          ...buildBillSections(check.bill.lines),
        ],
      },
    ],
  }
}

/** Builds the sheet of a squad: hit points for each member, and gear by loadout (P28-SQ-1). */
export function buildSquadSheet(
  view: SquadView,
  { tables }: Rules,
  options: PrintOptions,
  standing: UnitStatus = null,
): Sheet {
  const { profile, check } = view
  const { loadouts } = profile
  const all = loadouts.flatMap(({ equipment }) => equipment)
  const gear = loadouts.flatMap(({ members, equipment }, index): SheetSection[] =>
    buildGearSections(equipment, tables, loadouts.length > 1 ? `${letterOf(index)}, ${members} members` : ''),
  )
  return {
    ...buildUnitSheet('squad', view, `Squad of ${check.members}`),
    bands: [
      {
        columns: 1,
        sections: [
          {
            kind: 'dials',
            heading: '',
            atoms: [applyConditionsToDials(buildBodyDials(profile, check.speedCm), standing)],
          },
          { kind: 'ticks', heading: '', atoms: [['Broken', 'Out of action']] },
          buildPointsSection(standing),
        ],
      },
      { columns: 2, sections: [{ kind: 'life', heading: 'Members', atoms: memberLines(view, options) }] },
      {
        columns: 2,
        sections: [
          ...buildConditionSections(standing),
          ...gear,
          ...buildTalentSections(profile, tables),
          ...buildWeaponRuleSections(all, tables),
          ...buildNoteSections(view, options.notes),
          ...buildBillSections(check.bill.lines),
        ],
      },
    ],
  }
}

function memberLines({ profile }: SquadView, options: PrintOptions): HitPointLine[] {
  const { loadouts, hitPoints } = profile
  const letters = loadouts.flatMap(({ members }, index) => Array.from({ length: members }, () => letterOf(index)))
  return letters.slice(0, MOST_MEMBERS).map((letter, index) => ({
    label: String(index + 1),
    note: loadouts.length > 1 ? letter : '',
    hitPoints,
    pips: hasPips(hitPoints, options),
  }))
}

/** Letter of a loadout, starting with A. */
function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
