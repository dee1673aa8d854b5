import { buildChoice } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import { STRIKABLE_PLATES } from '#main/games/planetary-sand/commands/shoot.ts'
import { areShotsDeclaredFirst } from '#main/games/planetary-sand/fire/declared-shots.ts'
import { findMuzzlePoint } from '#main/games/planetary-sand/ground/line-of-fire.ts'
import { formatCordThird } from '#shared/games/planetary-sand/format-cord.ts'
import { PLATE_LABELS } from '#shared/games/planetary-sand/tables/armour.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance, formatSigned } from '#shared/kit/format.ts'
import type { CommandDraft, Input, BoardMark, InputOption, ChoiceTarget } from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createInput } from '../inputs.ts'
import {
  computeLossChance,
  formatWeapons,
  listAssessmentsOfTarget,
  listSilentShooterNotices,
  planShots,
  type ShooterGroup,
} from './shooter-group.ts'
import { buildShotDiceToRoll, describeDamage, forecastShots, listFireableShots } from './shot-forecast.ts'
import type { ShotBreakdown } from './target-assessments.ts'

/** Creates the choice of a direct shot, or of a volley of all shooters that can fire the same weapon (SAND-TURN-3). */
export function createShootChoice(volley: ShooterGroup): SandChoice | null {
  const { weapon, shooters, battle, by } = volley
  if (getWeaponRow(weapon).direct === null) return null
  const choice = buildChoice({
    id: 'shoot',
    label: `Fire ${formatWeapons(weapon, shooters.length)}`,
    group: 'Fire',
    actors: shooters.map(({ id }) => id),
    targets: listTargets(volley),
    isPrimary: true,
  })
  return {
    choice,
    inputs: (draft) => createMeasuredInputs(volley, draft),
    commands: (draft) => listFireableShots(planShots(volley, draft)).map(({ command }) => command),
    details(draft) {
      const planned = planShots(volley, draft)
      const shots = listFireableShots(planned)
      return {
        label: `Fire ${formatWeapons(weapon, shots.length === 0 ? shooters.length : shots.length)}`,
        warnings: listSilentShooterNotices(planned),
        marks: markLines(
          volley,
          draft,
          shots.map(({ chance }) => chance),
        ),
        forecast: forecastShots(battle, by, shots),
        rolls: areShotsDeclaredFirst(battle)
          ? []
          : shots.map(({ command, chance }) => buildShotDiceToRoll(`${command.shooter} at ${command.target}`, chance)),
      }
    },
  }
}

/** The targets of a volley, each open while one of the shooters can fire at it. */
function listTargets(volley: ShooterGroup): ChoiceTarget[] {
  const ids = [...new Set(volley.shooters.flatMap(({ lines }) => lines.map(({ target }) => target)))]
  return ids.map((id) => {
    const lines = listAssessmentsOfTarget(volley, id).map(({ line }) => line)
    const open = lines.filter(({ refusal }) => refusal === null)
    const best = open.map(({ plates }) =>
      Math.max(0, ...plates.flatMap(({ bands }) => bands.map(({ effect }) => effect))),
    )
    const [first] = lines
    return {
      id,
      label: id,
      group: first?.unit ?? null,
      chance: open.length === 0 ? null : computeLossChance(best),
      note: open.length > 0 && open.length < lines.length ? `${open.length} of ${lines.length} can` : null,
      refusal: open.length === 0 ? (first?.refusal ?? null) : null,
    }
  })
}

/** Without a map the players measure the third of the cord, and see the plate of a vehicle (SAND-KIT-1, SAND-DEF-3). */
function createMeasuredInputs(volley: ShooterGroup, draft: CommandDraft): Input[] {
  const lines = draft.target === null ? [] : listAssessmentsOfTarget(volley, draft.target).map(({ line }) => line)
  const [line] = lines.filter(({ refusal, distance }) => refusal === null && distance === null)
  if (!line) return []
  const plates = line.isMachine ? line.plates : []
  const options = STRIKABLE_PLATES.filter((id) => plates.some(({ plate }) => plate === id)).map((id) =>
    buildOption(id, PLATE_LABELS[id]),
  )
  return [
    ...(options.length > 0
      ? [createInput('shoot', 'plate', { options, value: options[0]?.value ?? null, isOptional: false })]
      : []),
    createInput('shoot', 'distance', {
      options: listBandOptions(volley, { ...draft, values: { plate: options[0]?.value ?? null, ...draft.values } }),
      isOptional: false,
      isFinal: true,
    }),
  ]
}

/** The thirds of the cord with the chance of the shot, or of a loss by the volley. */
function listBandOptions(volley: ShooterGroup, draft: CommandDraft): InputOption[] {
  return Object.values(RANGE_BANDS).flatMap(({ third, title }) => {
    const distance = { cord: volley.range, third }
    const shots = listFireableShots(planShots(volley, { ...draft, values: { ...draft.values, distance } }))
    const [first] = shots
    if (!first) return []
    return [
      buildOption(distance, title, {
        note: `${formatCordThird(volley.range, third)}: ${describeNeed(first.chance)}`,
        chance: computeLossChance(shots.map(({ chance }) => chance.effect)),
      }),
    ]
  })
}

/** What a shot needs: “8 or more on two dice (10, +2 again); damage 3 against 1: killed”. */
function describeNeed(chance: ShotBreakdown): string {
  const { onDice, need, parts } = chance
  const needed =
    onDice <= 2 ? 'any throw hits' : onDice > MAX_ON_DICE ? 'no throw hits' : `${onDice} or more on two dice`
  const made = parts.map(({ source, value }) => `, ${formatSigned(value)} ${source}`).join('')
  return `${needed}${made === '' ? '' : ` (${need}${made})`}; ${describeDamage(chance)}`
}

/** Highest roll of two dice. */
const MAX_ON_DICE = 12

/** Lines of fire on the map: to the target with its chance, and faintly to everything else that can be fired at. */
function markLines(volley: ShooterGroup, { target }: CommandDraft, chances: readonly ShotBreakdown[]): BoardMark[] {
  const { battle, shooters } = volley
  const effect = computeLossChance(chances.map((chance) => chance.effect))
  const [first] = chances
  const label = first ? `${RANGE_BANDS[first.band].title}, ${formatChance(effect)}` : ''
  return shooters.flatMap(({ id, lines }) => {
    const from = findMuzzlePoint(battle, id)
    const shown = lines.filter(
      (line) => line.refusal === null && (target === null || line.target === target || shooters.length === 1),
    )
    return shown.flatMap((line): BoardMark[] => {
      const to = findMuzzlePoint(battle, line.target)
      const isMain = line.target === target
      return from && to ? [{ kind: 'line', from, to, label: isMain ? label : '', isMain }] : []
    })
  })
}
