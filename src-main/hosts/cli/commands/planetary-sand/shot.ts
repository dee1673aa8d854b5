import {
  type DirectShot,
  getRangeBandOrRefusal,
  rollShot,
  type ShotTarget,
} from '#main/games/planetary-sand/fire/direct-shot.ts'
import { computeShotOdds } from '#main/games/planetary-sand/odds/shot-odds.ts'
import { computeVolleyOdds } from '#main/games/planetary-sand/odds/volley-odds.ts'
import { formatShotRoll } from '#main/games/planetary-sand/report/format-event.ts'
import {
  type CommandResult,
  parseArguments,
  type CommandLineCall,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { ARMOUR, BUILDINGS, COVERS, BUILDING_PARTS, PLATES } from '#shared/games/planetary-sand/tables/armour.ts'
import { getWeaponRow, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance } from '#shared/kit/format.ts'
import { parseAirOption, parseDistance, parseTableId, parseSettingsOption, runWithDice } from './options.ts'

/** Parses the target of a shot, with `--part`. */
function targetFrom(call: CommandLineCall, word: string | undefined): ShotTarget {
  const part = getTextOption(call, 'part')
  const name = parseTableId({ ...ARMOUR, ...BUILDINGS }, word, 'target')
  if (Object.hasOwn(BUILDINGS, name)) {
    const row = BUILDINGS[name as keyof typeof BUILDINGS]
    const struck = BUILDING_PARTS.find((candidate) => candidate === (part ?? 'wall'))
    if (!struck) throw new UsageError(`--part of a building is one of ${BUILDING_PARTS.join(', ')}.`)
    return { kind: 'structure', defence: row[struck], plate: struck }
  }
  const plate = PLATES.find((candidate) => candidate === (part ?? 'front'))
  if (!plate) throw new UsageError(`--part of a vehicle is one of ${PLATES.join(', ')}.`)
  const armour = name as keyof typeof ARMOUR
  const kind = KINDS[armour]
  return { kind, defence: ARMOUR[armour][plate], plate: kind === 'machine' ? plate : null }
}

const KINDS = {
  man: 'man',
  'suited-man': 'man',
  robot: 'robot',
  light: 'machine',
  carrier: 'machine',
  tank: 'machine',
  mended: 'machine',
} as const

function factsFrom(call: CommandLineCall, [weapon, distance, target]: readonly (string | undefined)[]): DirectShot {
  const cover = getTextOption(call, 'cover')
  return {
    weapon: parseTableId(WEAPONS, weapon, 'weapon'),
    air: parseAirOption(call),
    distance: parseDistance(distance, parseSettingsOption(call)),
    target: targetFrom(call, target),
    isAgain: call.values['again'] === true,
    cover: cover === null ? null : parseTableId(COVERS, cover, 'cover'),
    isFighting: call.values['idle'] !== true,
  }
}

const REFUSED = {
  'no-direct-fire': 'It is fired indirectly alone: try blast.',
  'out-of-range': 'The target is out of range.',
  'no-target': 'Whoever is in cover and does not fight cannot be shot at.',
} as const

function isRefused(band: ReturnType<typeof getRangeBandOrRefusal>): band is keyof typeof REFUSED {
  return Object.hasOwn(REFUSED, band)
}

/** Returns why a shot cannot be fired, or null. */
function refusalOf(shot: DirectShot): string | null {
  const band = getRangeBandOrRefusal(shot)
  return isRefused(band) ? REFUSED[band] : null
}

/**
 * `orrery planetary-sand shot zap-rifle 1.5 man`: one shot, every number with its components (SAND-HIT-1 to
 * SAND-HIT-5).
 */
export function showShot(call: CommandLineCall): CommandResult {
  const shot = factsFrom(call, parseArguments(call, 'shot WEAPON DISTANCE TARGET'))
  const band = getRangeBandOrRefusal(shot)
  if (isRefused(band)) return { data: { outcome: band }, text: REFUSED[band], hasProblems: true }
  const roll = runWithDice(call, (dice) => rollShot(shot, band, { settings: parseSettingsOption(call), dice }))
  return { data: roll, text: formatShotRoll(roll) }
}

/** `orrery planetary-sand odds zap-rifle 1.5 man`: the chances now, a third closer, and again next turn. */
export function showShotOdds(call: CommandLineCall): CommandResult {
  const shot = factsFrom(call, parseArguments(call, 'odds WEAPON DISTANCE TARGET'))
  const settings = parseSettingsOption(call)
  const nearer = Math.max(0, shot.distance - getWeaponRow(shot.weapon).range[shot.air] / 3)
  const odds = {
    now: computeShotOdds(shot, settings),
    nearer: computeShotOdds({ ...shot, distance: nearer }, settings),
    again: computeShotOdds({ ...shot, isAgain: true }, settings),
  }
  const shots = { now: shot, nearer: { ...shot, distance: nearer }, again: { ...shot, isAgain: true } }
  const titles = { now: 'Now', nearer: 'A third nearer', again: 'Again next turn' } as const
  const lines = Object.entries(odds).map(([when, shotOdds]) => {
    const title = titles[when as keyof typeof titles]
    const why = refusalOf(shots[when as keyof typeof shots])
    return shotOdds === null
      ? `${title}: cannot be fired. ${why ?? ''}`.trim()
      : `${title}: ${shotOdds.band}, ${shotOdds.need}+ on two dice, hit ${formatChance(shotOdds.hit)}, effect ${formatChance(shotOdds.effect)}`
  })
  return { data: odds, text: lines.join('\n'), hasProblems: odds.now === null }
}

/** `orrery planetary-sand volley zap-rifle:1.5:man@b1 …`: the chances of a volley (SAND-TURN-3). */
export function showVolleyOdds(call: CommandLineCall): CommandResult {
  const [, ...words] = call.args
  if (words.length === 0) throw new UsageError('Name shots such as zap-rifle:1.5:man@b1.')
  const settings = parseSettingsOption(call)
  const shots = words.map((word) => {
    const [what = '', at] = word.split('@')
    const parts = what.split(':')
    if (parts.length !== 3) throw new UsageError(`“${word}” is no shot: say one such as zap-rifle:1.5:man@b1.`)
    const shot = factsFrom(call, parts)
    const effect = computeShotOdds(shot, settings)?.effect ?? 0
    return { word, target: at ?? what, effect, why: refusalOf(shot) }
  })
  const odds = computeVolleyOdds(shots)
  const lines = [
    ...shots.flatMap(({ word, why }) => (why === null ? [] : [`${word} counts for nothing. ${why}`])),
    ...Object.entries(odds.lost).map(([target, chance]) => `${target}: lost ${formatChance(chance)}`),
    ...odds.losses.map((chance, count) => `${count} lost: ${formatChance(chance)}`),
  ]
  return { data: odds, text: lines.join('\n') }
}
