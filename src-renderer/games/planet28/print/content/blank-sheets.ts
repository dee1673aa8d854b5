import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import type { Dial, HitPointLine, RosterLine, SheetSection, Sheet, WeaponLine } from '../sheet-model.ts'
import { buildPointsSection } from './conditions.ts'
import { FIGHTER_STATES } from './sheet-sections.ts'

/** Kinds of blank sheet for handwriting. */
export type BlankKind = 'character' | 'squad' | 'vehicle' | 'roster'

const blankDial = (name: string, short = '', unit = ''): Dial => ({ name, short, value: '', unit, mark: null })
const skills = listRowIds(SKILLS).map((short) => blankDial(SKILLS[short].name, short))
const life = (label: string): HitPointLine => ({ label, note: '', hitPoints: null, pips: false })
const NO_WEAPON: WeaponLine = { name: '', count: 1, range: '', damage: '', hands: '', rules: '' }
const NO_UNIT: RosterLine = {
  name: '',
  kind: '',
  conditions: '',
  skills: [],
  hitPoints: '',
  gear: '',
  talents: '',
  cost: '',
}

function times<One>(count: number, item: One): One[] {
  return Array.from({ length: count }, () => item)
}

const lines = (heading: string, count: number): SheetSection => ({ kind: 'rules', heading, atoms: times(count, null) })
const weapons: SheetSection = { kind: 'weapons', heading: 'Weapons', atoms: times(5, NO_WEAPON) }
const points = buildPointsSection(null)
const speed = blankDial('Speed', '', 'cm')

const BANDS: Readonly<Record<BlankKind, Sheet['bands']>> = {
  character: [
    {
      columns: 1,
      sections: [
        { kind: 'dials', heading: '', atoms: [[...skills, speed]] },
        { kind: 'life', heading: '', atoms: [life('Hit points')] },
        { kind: 'ticks', heading: '', atoms: [FIGHTER_STATES] },
        points,
      ],
    },
    {
      columns: 2,
      sections: [
        weapons,
        lines('Armour', 2),
        lines('Items', 5),
        lines('Traits', 6),
        lines('Abilities', 4),
        lines('Injuries', 3),
      ],
    },
  ],
  squad: [
    { columns: 1, sections: [{ kind: 'dials', heading: '', atoms: [[...skills, speed]] }, points] },
    {
      columns: 2,
      sections: [
        { kind: 'life', heading: 'Members', atoms: Array.from({ length: 10 }, (_, index) => life(String(index + 1))) },
      ],
    },
    {
      columns: 2,
      sections: [weapons, lines('Armour', 2), lines('Items', 3), lines('Traits', 5), lines('Abilities', 4)],
    },
  ],
  vehicle: [
    {
      columns: 1,
      sections: [
        {
          kind: 'dials',
          heading: '',
          atoms: [
            [
              ...skills.filter(({ short }) => ['A', 'F', 'S'].includes(short)),
              speed,
              ...['Hit points', 'Ram', 'Crew', 'Seats'].map((name) => blankDial(name)),
            ],
          ],
        },
        { kind: 'ticks', heading: '', atoms: [['Small', 'Medium', 'Large', 'Shaken', 'Derelict']] },
        points,
      ],
    },
    {
      columns: 2,
      sections: [
        { kind: 'drawing', heading: 'Building grid', atoms: [{ preset: '6x6', sections: [], sides: true }] },
        weapons,
        lines('Sections and their hit points', 12),
        lines('Traits', 3),
        lines('Abilities', 2),
        lines('Damage', 2),
      ],
    },
  ],
  roster: [{ columns: 1, sections: [{ kind: 'roster', heading: 'Units', atoms: times(12, NO_UNIT) }] }],
}

const KICKERS: Readonly<Record<BlankKind, string>> = {
  character: 'Character',
  squad: 'Squad',
  vehicle: 'Vehicle',
  roster: 'Roster',
}

/** Builds a blank sheet with labels only. */
export function buildBlankSheet(kind: BlankKind): Sheet {
  return {
    id: `blank:${kind}`,
    form: 'page',
    kicker: KICKERS[kind],
    title: '',
    subtitle: '',
    figure: { value: '', unit: 'points' },
    portraitId: null,
    path: null,
    pencil: 'Notes',
    bands: BANDS[kind],
  }
}
