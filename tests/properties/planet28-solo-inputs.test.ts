import { expect, test } from 'vitest'
import { computed, effectScope, nextTick, ref, shallowRef } from 'vue'
import { seededDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE as GAME } from '#main/games/planet28/battle/game.ts'
import { answerQuery } from '#main/games/planet28/battle/queries/answer-query.ts'
import { createBattle, createCharacter } from '#main/games/planet28/vectors/battle/example-battle.ts'
import { useOrderEditor } from '#renderer/games/planet28/battle/orders/use-order-editor.ts'
import { BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { Replies } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

const ENEMIES = ['1', '2', '3', '4', '5'].map((nth) => `thug ${nth}`)
/** The most keys and taps that a turn of five enemies in the open may take. */
const MOST_INPUTS = 15

/** A desk at full depth over the rules themselves: what a person would see, type and press. */
function openDesk(start: Battle) {
  const battle = shallowRef(start)
  let rolled = 0
  const act = async (order: object): Promise<boolean> => {
    const decision = GAME.decide(battle.value, BattleCommandSchema.parse(order), seededDice(`inputs ${(rolled += 1)}`))
    if (!decision.ok) throw new Error(decision.refusal.message)
    battle.value = decision.events.reduce((currentBattle, event) => GAME.evolve(currentBattle, event), battle.value)
    await nextTick()
    return true
  }
  const offers = computed(() => answerQuery(battle.value, { ask: 'offers' }) as Replies['offers'])
  const table = { act, busy: ref(false) } as unknown as Parameters<typeof useOrderEditor>[0]['table']
  const order = effectScope().run(() =>
    useOrderEditor({ table, battle: () => battle.value, offers: () => offers.value }),
  )!
  return { battle, order, act }
}

/** Plays all enemies of a turn and counts inputs: one for each digit, Enter or press, none for a form that opens automatically. */
async function playEnemies(
  { battle, order }: ReturnType<typeof openDesk>,
  cm: (nth: number) => number,
): Promise<number> {
  let inputs = 0
  const isWaiting = () => battle.value.units.some(({ id, turn }) => ENEMIES.includes(id) && !turn.isActivated)
  while (isWaiting()) {
    await nextTick()
    const unit = String(order.offer.value?.order['unit'])
    if (!ENEMIES.includes(unit)) throw new Error(`No form of an enemy is open, but ${order.offer.value?.id ?? 'none'}`)
    const seen = order.said.value.seen as { readonly seen: readonly object[] }
    if (seen.seen.length === 0) {
      const distanceCm = cm(ENEMIES.indexOf(unit))
      order.say('seen', { ...seen, seen: [{ unit: 'ana', distanceCm }] })
      inputs += String(distanceCm).length
    }
    await order.give()
    inputs += 1
  }
  return inputs
}

test('a turn of five enemies in the open takes at most 15 keys, and one each where nobody moved (P28-AI-2)', async () => {
  const ana = createCharacter('ana', { hp: 400, traits: ['unshakable'], A: 1 }, 'players')
  const enemies = ENEMIES.map((id) => createCharacter(id, { weapon: 'laser-rifle', A: 5, hp: 20 }, 'enemies'))
  const desk = openDesk(createBattle([ana, ...enemies], {}, seededDice('inputs')))
  const begin = { by: 'players', type: 'begin-turn', near: [] }
  const finishTurn = async () => {
    for (const order of [
      { by: 'players', type: 'activate', unit: 'ana' },
      { by: 'players', type: 'end-activation', unit: 'ana' },
      { by: 'players', type: 'end-turn' },
    ])
      await desk.act(order)
  }
  await desk.act(begin)
  expect(await playEnemies(desk, (nth) => 24 + nth)).toBeLessThanOrEqual(MOST_INPUTS)
  await finishTurn()
  await desk.act(begin)
  expect(await playEnemies(desk, () => 0)).toBe(ENEMIES.length)
})
