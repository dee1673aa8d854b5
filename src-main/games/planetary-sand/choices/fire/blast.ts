import * as z from 'zod'
import { buildChoice } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import { getDamageEffectCondition, type DamageEffectCondition } from '#main/games/planetary-sand/fire/damage.ts'
import { getTemplateWidth } from '#main/games/planetary-sand/fire/drift.ts'
import { findReportedBlastTarget } from '#main/games/planetary-sand/fire/under-template.ts'
import { findMachine, findOpening, findPiece, sortIdsInTossOrder } from '#main/games/planetary-sand/state/find.ts'
import type { Battle, MissileInFlight } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { PieceIdSchema } from '#shared/games/planetary-sand/path-input.ts'
import { PLATES } from '#shared/games/planetary-sand/tables/armour.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { CommandDraft, Input, InputOption, DiceToRoll } from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createColumnInput, createInput } from '../inputs.ts'

type Under = CommandOf<'blast'>['under']

/**
 * Entered rows of what lies under a blast template: `People` are people and parts of buildings, `Vehicles` also list
 * the plates that are hit. Invalid input counts as empty.
 */
const Row = z.object({ target: PieceIdSchema, isShielded: z.boolean().catch(false) })
const People = z.array(Row.transform((row) => ({ ...row, plates: [] }))).catch([])
const Vehicles = z.array(Row.extend({ plates: z.array(z.enum(PLATES)).catch([]) })).catch([])

/** A missile has landed without a map: its side reports what lies under the template (SAND-CUP-3, SAND-BLAST-1). */
export function createBlastReportChoice(battle: Battle, launch: MissileInFlight): SandChoice {
  const by = launch.side
  return {
    choice: buildChoice({ id: 'blast', label: 'Report the blast', group: 'Blast', isPrimary: true }),
    inputs: () => createInputs(battle, launch),
    commands: ({ values }) => [
      { type: 'blast', by, launch: battle.launches.indexOf(launch), under: readUnder(values) },
    ],
    details({ values }) {
      const under = readUnder(values)
      return {
        label: under.length === 0 ? 'Nobody lies there' : `${under.length} under the blast`,
        text: describeLanding(battle, launch),
        rolls: listCoins(battle, launch, under),
      }
    },
  }
}

function readUnder(values: CommandDraft['values']): Under {
  return [...People.parse(values['under']), ...Vehicles.parse(values['under.plates'])]
}

function createInputs(battle: Battle, launch: MissileInFlight): Input[] {
  const { figures, machines, openings } = battle
  const people = [...figures, ...openings].flatMap(({ id }) => buildRow(battle, launch, id))
  const vehicles = machines.flatMap(({ id }) => buildRow(battle, launch, id))
  const isShielded = createColumnInput(createInput('blast', 'under.isShielded', { value: false }))
  const plates = createInput('blast', 'under.plates', { value: ['front'] })
  return [
    createInput('blast', 'under', { key: 'target', options: people, columns: [isShielded], value: [] }),
    ...(vehicles.length > 0
      ? [
          createInput('blast', 'under.plates', {
            label: 'Vehicles and guns under it',
            key: 'target',
            options: vehicles,
            columns: [createColumnInput(plates), isShielded],
            value: [],
          }),
        ]
      : []),
  ]
}

const EFFECTS: Readonly<Record<DamageEffectCondition, string>> = {
  never: 'no effect',
  'on-heads': 'a coin',
  surely: 'lost',
}

/** Something that may lie under the template; of a vehicle, the effect depends on the plates. */
function buildRow(battle: Battle, launch: MissileInFlight, id: string): InputOption[] {
  const isMachine = findMachine(battle, id) !== null
  const effect = findEffect(battle, launch, { target: id, plates: isMachine ? ['front'] : [], isShielded: false })
  if (effect === null) return []
  const piece = findPiece(battle, id)
  const side = piece?.side === launch.side ? 'own side' : (piece?.unit ?? findOpening(battle, id)?.building ?? '')
  return [
    buildOption(id, id, {
      group: piece?.unit ?? findOpening(battle, id)?.building ?? null,
      note: isMachine ? side : `${side}: ${EFFECTS[effect]}`,
    }),
  ]
}

/** How a blast affects something under it; null if it cannot lie there (SAND-BLAST-1, SAND-CUP-4). */
function findEffect(battle: Battle, launch: MissileInFlight, under: Under[number]): DamageEffectCondition | null {
  const target = findReportedBlastTarget(battle, under)
  const damage = getWeaponRow(launch.weapon).blast?.damage ?? 0
  if (!target) return null
  if (target.isShielded || target.defence === null) return 'never'
  const { kind, defence } = target
  return getDamageEffectCondition({ weapon: { isSmall: false }, damage, kind, defence }, battle.settings)
}

/** The coins of a blast, in the order of ids (SAND-DEF-2). */
function listCoins(battle: Battle, launch: MissileInFlight, under: Under): DiceToRoll[] {
  const tossing = under.filter((item) => findEffect(battle, launch, item) === 'on-heads').map(({ target }) => target)
  return sortIdsInTossOrder(tossing).map((target) => ({ label: target, dice: [COIN], next: null }))
}

/** Sides of a coin. */
const COIN = 2

function describeLanding({ settings }: Battle, { drift, target, weapon }: MissileInFlight): string {
  const template = getWeaponRow(weapon).blast?.template ?? 'cup'
  const width = `${getTemplateWidth(template, settings)} mm`
  const aim = target ?? 'its point'
  if (drift === null) return 'It is lost in space.'
  if (drift === 'on-target') return `It lands on ${aim}. The template is ${width} across.`
  const where = { short: 'short of', long: 'beyond', left: 'left of', right: 'right of' }[drift]
  return `It lands one width of ${width} ${where} ${aim}, seen from the shooter.`
}
