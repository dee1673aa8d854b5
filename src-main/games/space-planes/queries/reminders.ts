import type { Battle } from '#shared/games/space-planes/battle.ts'
import { type Cube, FACES } from '#shared/games/space-planes/model.ts'
import type { Reminder } from '#shared/games/space-planes/questions.ts'
import { listCubes, formatShipName } from '#shared/games/space-planes/sides.ts'
import { type ReminderId, REMINDER_RULES } from '#shared/games/space-planes/tables/reminder-rules.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { createSortedDeck } from '../deck.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS } from '../shot-cards.ts'
import { listLinesOfFire } from './ranges.ts'

/** Text of each reminder, or null if it does not apply. */
const WHEN: Readonly<Record<ReminderId, (battle: Battle) => string | null>> = {
  'free-number': (battle) => {
    if (battle.phase !== 'placing') return null
    const free = FACES.filter((plane) => findShipOnPlane(plane, battle, null) === null)
    return `Set its plane die to a number that no other ship shows: ${formatList(free.map(String), 'or')}.`
  },
  'set-up-ring': ({ phase, companion, settings }) => {
    if (phase !== 'placing' || !companion || companion.cubes.length === 0) return null
    const { cardLongMm: long, setupMeasure } = settings
    const measured = setupMeasure === 'edge' ? 'from edge to edge' : 'from centre to centre'
    return `Measure ${measured}: more than ${long} mm from every other ship, and at most ${2 * long} mm from one of them.`
  },
  'reorient-first': (battle) => {
    const { companion } = battle
    if (!companion?.roll) return null
    const roller = companion.cubes.find(({ id }) => id === companion.roll?.ship)
    return `All other ships follow the roll now; then every plane die shows ${roller?.plane}.`
  },
  'shoot-before-end': (battle) => {
    if (battle.phase !== 'flying' || battle.done.manoeuvre === null || battle.done.shot !== null) return null
    const shooters = shootersOf(battle)
    return shooters.length === 0
      ? null
      : `Shoot before you end the turn: ${formatList(
          shooters.map(({ id }) => formatShipName(battle, id)),
          'or',
        )} may have a line.`
  },
  'fly-before-end': ({ phase, done }) =>
    phase === 'flying' && done.shot !== null && done.manoeuvre === null
      ? 'A manoeuvre is still open: fly one before you end the turn.'
      : null,
  'same-ship': (battle) => {
    const { settings, done, phase } = battle
    const acted = done.manoeuvre ?? done.shot
    if (phase !== 'flying' || !settings.sameShip || acted === null) return null
    if (!listCubes(battle).some(({ id }) => id === acted)) return null
    return `Only ${formatShipName(battle, acted)} acts this turn: the same ship manoeuvres and shoots.`
  },
  'level-planes': (battle) => {
    if (battle.phase !== 'flying' || battle.companion?.roll) return null
    const cubes = listCubes(battle)
    const isLevel = cubes.some((cube) =>
      cubes.some((otherCube) => areEnemies(cube, otherCube) && cube.plane === otherCube.plane),
    )
    return isLevel
      ? null
      : 'Nobody can be shot at: no two enemies are on one plane. A corkscrew’s roll levels them all.'
  },
  'shuffle-soon': ({ phase, settings, discard, mail }) => {
    if (phase !== 'flying' || settings.deckMode !== 'table' || mail) return null
    const left = createSortedDeck().length - discard.length
    return left < MOST_FLIPPED
      ? `${formatCount(left, 'card')} left: when a card is needed and none is there, shuffle the discard without the cards that lie face up.`
      : null
  },
  'last-turns': ({ phase, settings, turn }) => {
    if (phase !== 'flying' || settings.turnLimit === null) return null
    const left = settings.turnLimit - turn
    if (left > 2) return null
    return left === 0 ? 'This is the last turn: then points decide.' : `${formatCount(left, 'turn')} after this one.`
  },
}

/** The most cards that one shot draws (SP-SHOT-1, SP-SHOT-2). */
const MOST_FLIPPED =
  Math.max(...Object.values(ATTACK_FLIPS_BY_RANGE_CLASS).map(({ cards }) => cards)) +
  Math.max(...Object.values(ANSWER_FLIPS_BY_RANGE_CLASS).map(({ cards }) => cards))

/** Lists the current reminders in table order: what is due, and what players may forget. */
export function listReminders(battle: Battle): readonly Reminder[] {
  return Object.entries(REMINDER_RULES).flatMap(([id, rule]) => {
    const text = WHEN[id as ReminderId](battle)
    return text === null ? [] : [{ id: id as ReminderId, rule, words: text }]
  })
}

/**
 * The ships of the active seat that can still shoot: by their lines of fire, or by their planes if positions are
 * unknown.
 */
function shootersOf(battle: Battle): readonly Cube[] {
  const { active, settings, done } = battle
  const cubes = listCubes(battle)
  const lines = battle.companion ? null : listLinesOfFire(battle).filter((line) => line.whyNot === null)
  const mayHit = (cube: Cube) =>
    lines?.some(({ ship }) => ship === cube.id) ??
    cubes.some((otherCube) => areEnemies(cube, otherCube) && cube.plane === otherCube.plane)
  return cubes.filter(
    (cube) => cube.owner === active && (!settings.sameShip || cube.id === done.manoeuvre) && mayHit(cube),
  )
}

function areEnemies(a: Cube, b: Cube): boolean {
  return a.owner !== b.owner
}
