import { buildChoice } from '#main/games/kit/choice.ts'
import type { Cube, ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { formatManoeuvrePart } from '#shared/games/space-planes/part-text.ts'
import type { ManoeuvrePartPreview } from '#shared/games/space-planes/questions.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { type ManoeuvreName, MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { Notice } from '#shared/match/protocol.ts'
import { createManoeuvrePlanner } from './manoeuvre-plan.ts'
import { createLineOfFireMarks } from './marks.ts'
import { describePossibleShots } from './possible-shot-text.ts'
import type { BattleChoice, SeatContext } from './seat-context.ts'
import { findActionRefusal, formatShipLabel } from './ship-actions.ts'

/** Heading of the manoeuvres of a ship, with and without positions. */
export const MANOEUVRE_GROUP_HEADING = 'Manoeuvre'

/** Letter of each manoeuvre on the keyboard. */
export const KEY_BY_MANOEUVRE: Readonly<Record<ManoeuvreName, string>> = {
  corkscrew: 'C',
  vector: 'V',
  'u-turn': 'U',
  'plane-switch': 'P',
}

/** The four manoeuvres of a ship; one refused choice if it may not manoeuvre (SP-MAN-1 to SP-MAN-4, SP-TURN-1). */
export function listManoeuvreChoices(
  context: SeatContext,
  ship: Cube,
  create: (context: SeatContext, ship: Cube, name: ManoeuvreName) => BattleChoice,
): BattleChoice[] {
  const refusal = findActionRefusal(context, ship.id, 'manoeuvre')
  if (refusal === null) return (Object.keys(MANOEUVRES) as ManoeuvreName[]).map((name) => create(context, ship, name))
  const choice = buildChoice({
    id: `manoeuvre:${ship.id}`,
    label: 'Manoeuvre',
    group: MANOEUVRE_GROUP_HEADING,
    actors: [ship.id],
    refusal,
  })
  return [{ choice, commands: () => [] }]
}

/** A manoeuvre that Orrery flies, with an input for each part. */
export function createManoeuvreChoice(context: SeatContext, { id }: Cube, name: ManoeuvreName): BattleChoice {
  const { battle, seat, lines } = context
  const { title, summary } = MANOEUVRES[name]
  const plan = createManoeuvrePlanner(battle, { ship: id, name, command: 'manoeuvre', path: 'parts' })
  const open = lines.filter(({ ship, whyNot: refusal }) => ship === id && refusal === null)
  return {
    choice: buildChoice({
      id: `manoeuvre:${name}:${id}`,
      label: title,
      group: MANOEUVRE_GROUP_HEADING,
      actors: [id],
      note: summary,
      key: KEY_BY_MANOEUVRE[name],
    }),
    inputs: ({ values }) => plan(values).inputs,
    commands: ({ values }) => [{ type: 'manoeuvre', by: seat, ship: id, name, parts: [...plan(values).parts] }],
    details({ values }) {
      const { parts, outcome, marks } = plan(values)
      return {
        label: `Fly the ${title === 'U-turn' ? title : title.toLowerCase()}`,
        text: outcome === null ? null : describeOutcome(context, { parts, outcome }),
        warnings: outcome === null ? [] : listOutcomeWarnings(context, outcome),
        marks: [...createLineOfFireMarks(open, false), ...marks],
      }
    },
  }
}

/** Describes the parts, and the shots from where they lead: “Short move to N, then roll to E: face 4 comes up.” */
function describeOutcome(context: SeatContext, { parts, outcome }: FlownParts): string {
  const { to, aims } = outcome
  const text = parts.map(formatManoeuvrePart).join(', then ')
  const rolled = parts.some((part) => 'roll' in part) ? `: face ${to.face} comes up` : ''
  const shots = describePossibleShots(context.battle, to.id, aims)
  const prospects = shots.length > 0 ? ` ${formatShipLabel(context, to.id)} ${shots.join(', and ')}.` : ''
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${rolled}.${prospects}`
}

interface FlownParts {
  readonly parts: readonly ManoeuvrePart[]
  readonly outcome: ManoeuvrePartPreview
}

/** Cancelled steps of other ships, which end the turn (SP-CANCEL-4). */
function listOutcomeWarnings({ battle }: SeatContext, { stops }: ManoeuvrePartPreview): Notice[] {
  return stops.map(({ ship, why }) => ({
    text: `A step of ${formatShipName(battle, ship)} would be cancelled, and the turn ends: ${why}.`,
    rule: 'SP-CANCEL-4',
    isUrgent: true,
  }))
}
