import { buildChoice } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import { areShotsDeclaredFirst } from '#main/games/planetary-sand/fire/declared-shots.ts'
import { needsWildDie, WILD_DIE_LOST_FACE } from '#main/games/planetary-sand/fire/drift.ts'
import { findMuzzlePoint } from '#main/games/planetary-sand/ground/line-of-fire.ts'
import { measureDistance } from '#main/games/planetary-sand/ground/positions.ts'
import { findPiece } from '#main/games/planetary-sand/state/find.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { formatCordThird } from '#shared/games/planetary-sand/format-cord.ts'
import { type Distance, DistanceSchema } from '#shared/games/planetary-sand/path-input.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance, formatList } from '#shared/kit/format.ts'
import type {
  CommandDraft,
  Input,
  Refusal,
  DiceToRoll,
  ChoiceTarget,
  DraftForecast,
  BoardMark,
  Notice,
} from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createInput } from '../inputs.ts'
import { findCommandRefusal } from '../trial.ts'
import { forecastDrift, type DriftForecast } from './drift-forecast.ts'
import { formatWeapons, listSilentShooterNotices, type ShooterGroup } from './shooter-group.ts'

/** Indirect fire: the template comes down on the target or one width beside it (SAND-MSL-3, SAND-CUP-1). */
export function createLaunchChoice(volley: ShooterGroup): SandChoice | null {
  const { weapon, shooters } = volley
  if (getWeaponRow(weapon).blast === null) return null
  return {
    choice: buildChoice({
      id: 'launch',
      label: `Lob ${formatWeapons(weapon, shooters.length)}`,
      group: 'Fire',
      actors: shooters.map(({ id }) => id),
      targets: listTargets(volley),
    }),
    inputs: (draft) => createDistanceInputs(volley, draft),
    commands: (draft) => listOpenLaunches(volley, draft),
    details: (draft) => describeLaunches(volley, draft),
  }
}

/** A launch of a volley, and why it cannot be made, if so. */
interface PlannedLaunch {
  readonly command: CommandOf<'launch'>
  readonly refusal: Refusal | null
}

function planLaunches(
  { battle, by, weapon, range, shooters }: ShooterGroup,
  { target, values }: CommandDraft,
): PlannedLaunch[] {
  if (target === null) return []
  const measured: Distance = DistanceSchema.catch({ cord: range, third: 3 }).parse(values['distance'])
  return shooters.map(({ id: shooter }) => {
    const distance = measureDistance(battle, shooter, target) === null ? measured : null
    const command = { type: 'launch', by, shooter, weapon, aim: { at: target }, distance } as const
    return { command, refusal: findCommandRefusal(battle, command) }
  })
}

function listOpenLaunches(volley: ShooterGroup, draft: CommandDraft): CommandOf<'launch'>[] {
  return planLaunches(volley, draft).flatMap(({ command, refusal }) => (refusal ? [] : [command]))
}

function describeLaunches(volley: ShooterGroup, draft: CommandDraft) {
  const { battle, weapon, shooters } = volley
  const planned = planLaunches(volley, draft)
  const open = planned.filter(({ refusal }) => refusal === null)
  const label = `Lob ${formatWeapons(weapon, open.length === 0 ? shooters.length : open.length)}`
  const silent = listSilentShooterNotices(
    planned.flatMap(({ command: { shooter }, refusal }) => (refusal ? [{ shooter, refusal }] : [])),
  )
  const [first] = open
  const { target } = draft
  const drift = first && target !== null ? forecastDrift(battle, first.command, target) : null
  if (!first || !drift || target === null) return { label, warnings: silent }
  return {
    label,
    text: describeBlast(drift),
    warnings: [...silent, ...warnOfOwnLosses(volley, drift)],
    marks: markLaunch(volley, first.command.shooter, target, drift),
    forecast: forecastLaunch(drift, getLaunchChance(drift, target, battle.fieldMm !== null)),
    rolls: areShotsDeclaredFirst(battle)
      ? []
      : open.map(({ command }) => buildLaunchDiceToRoll(`${command.shooter} at ${target}`, weapon, battle.settings)),
  }
}

/** Sides of the wild die and the cup die, and the wild die that does not lose the missile (SAND-MSL-4, SAND-CUP-1). */
const [DIE, STAYS_FROM] = [6, 2]

/** The dice of a launch: the wild die if there is one, then the cup die (SAND-MSL-4, SAND-CUP-1). */
export function buildLaunchDiceToRoll(
  label: string,
  weapon: WeaponId,
  settings: Parameters<typeof needsWildDie>[1],
): DiceToRoll {
  const isWild = needsWildDie(getWeaponRow(weapon), settings)
  return { label, dice: [DIE], next: isWild ? { atLeast: STAYS_FROM, dice: [DIE] } : null }
}

/** The targets in reach of one of the launchers. Without a map the nearest third is taken for granted. */
function listTargets(volley: ShooterGroup): ChoiceTarget[] {
  const { battle, weapon, range, shooters } = volley
  const nearest = { distance: { cord: range, third: 1 } }
  const lines = shooters[0]?.lines ?? []
  return lines.map(({ target, unit }) => {
    const planned = planLaunches(volley, { pieces: [], choice: '', target, values: nearest })
    const open = planned.filter(({ refusal }) => refusal === null)
    const [first] = open
    const drift = first ? forecastDrift(battle, { shooter: first.command.shooter, weapon }, target) : null
    return {
      id: target,
      label: target,
      group: unit,
      chance: drift && getLaunchChance(drift, target, battle.fieldMm !== null),
      note: open.length > 0 && open.length < planned.length ? `${open.length} of ${planned.length} can` : null,
      refusal: open.length === 0 ? (planned[0]?.refusal ?? null) : null,
    }
  })
}

/** Without a map: the third of the cord in which the target is (SAND-KIT-1). */
function createDistanceInputs({ battle, range, shooters }: ShooterGroup, { target }: CommandDraft): Input[] {
  if (target === null || shooters.every(({ id }) => measureDistance(battle, id, target) !== null)) return []
  const options = Object.values(RANGE_BANDS).map(({ third, title }) =>
    buildOption({ cord: range, third }, title, { note: formatCordThird(range, third) }),
  )
  return [createInput('launch', 'distance', { options, value: { cord: range, third: 3 }, isOptional: false })]
}

/** Where a missile comes down, as seen from the shooter (SAND-CUP-1). */
const DRIFT_LABELS: Readonly<Record<DriftId, string>> = {
  'on-target': 'On target',
  short: 'Short',
  long: 'Long',
  left: 'Left',
  right: 'Right',
}

/** Chance to hit a target: of a loss on the map, otherwise of coming down on it. */
function getLaunchChance({ landings, under }: DriftForecast, target: string, hasMap: boolean): number {
  if (hasMap) return under.find((line) => line.target === target)?.effect ?? 0
  return landings.find(({ drift }) => drift === 'on-target')?.chance ?? 0
}

/** What a launch may come to (SAND-MSL-4, SAND-CUP-1). */
function forecastLaunch(drift: DriftForecast, chance: number): DraftForecast {
  const lost = drift.lost > 0 ? [{ label: `Lost in space (wild die ${WILD_DIE_LOST_FACE})`, chance: drift.lost }] : []
  const landings = drift.landings.map((landing) => ({
    label: `${DRIFT_LABELS[landing.drift]} (${formatList(landing.faces.map(String), 'or')})`,
    chance: landing.chance,
  }))
  return {
    chance,
    rolls: [],
    distributions: [{ label: 'Where it comes down', outcomes: [...landings, ...lost] }],
    variants: [],
  }
}

/** Describes the blast, and on the map who may be lost under it (SAND-CUP-3, SAND-BLAST-1). */
function describeBlast({ damage, templateMm, under }: DriftForecast): string {
  const losses = under
    .filter(({ effect }) => effect > 0)
    .map(({ target, effect }) => `${target} ${formatChance(effect)}`)
  const lost = losses.length === 0 ? '' : ` May be lost: ${formatList(losses)}.`
  return `Blast ${damage}, ${templateMm} mm across.${lost}`
}

/** Warns of own pieces that may lie under the template. */
function warnOfOwnLosses({ battle, by }: ShooterGroup, { under }: DriftForecast): Notice[] {
  const own = under.filter(({ target, effect }) => effect > 0 && findPiece(battle, target)?.side === by)
  if (own.length === 0) return []
  const names = formatList(own.map(({ target }) => target))
  return [{ text: `Of your own side, ${names} may be lost.`, rule: 'SAND-CUP-3', isUrgent: true }]
}

/** The line of fire, and each place where the template may come down. */
function markLaunch({ battle }: ShooterGroup, shooter: string, target: string, drift: DriftForecast): BoardMark[] {
  const [from, to] = [findMuzzlePoint(battle, shooter), findMuzzlePoint(battle, target)]
  return [
    ...(from && to ? [{ kind: 'line', from, to, label: '', isMain: true } as const] : []),
    ...drift.landings.flatMap(({ at, chance }): BoardMark[] =>
      at ? [{ kind: 'circle', at, diameter: drift.templateMm, label: formatChance(chance) }] : [],
    ),
  ]
}
