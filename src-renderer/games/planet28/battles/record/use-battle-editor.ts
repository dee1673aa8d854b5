import { useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'
import { useAutosaveEditor } from '#renderer/parts/use-autosave-editor.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import { findBattleProblem, toVersionedBattleFields } from './battle-fields.ts'

type Choices = BattleView['choices']

/** Editor of a battle: the record as a draft, and its aftermath step by step. */
export function useBattleEditor(stored: () => BattleView) {
  const { client, queries } = useClient()
  const { battles } = client
  const cache = useQueryClient()
  const { id } = stored()

  /** Caches the result at once, so that the next command has its version. */
  async function standing(asked: Promise<BattleView>): Promise<BattleView> {
    const view = await asked
    cache.setQueryData(queries.battles.get.queryKey({ input: { id } }), view)
    return view
  }
  const seen = () => ({ id, version: stored().version })
  const desk = useAutosaveEditor({
    kind: 'battle',
    stored,
    fieldsOf: toVersionedBattleFields,
    findFault: findBattleProblem,
    update: (command) => standing(battles.update(command)),
    remove: () => battles.remove(seen()),
    commands: { ifStale: 'Look at the newer state, then try again.', inTurn: true },
  })

  /** Runs a step of the aftermath, based on the state at that time. */
  async function step(what: string, act: () => Promise<BattleView>): Promise<boolean> {
    const done = await desk.run(() => desk.take(() => standing(act())), what)
    return done !== null
  }

  return {
    ...desk,
    choose: (change: (choices: Choices) => Partial<Choices>) =>
      step('choose', () => battles.choose({ ...seen(), choices: change(stored().choices) })),
    answer: (key: string, value: string | null) => step('answer', () => battles.answer({ ...seen(), key, value })),
    enterFaces: (key: string, faces: number[] | null) =>
      step(`roll ${key}`, () => battles.enterFaces({ ...seen(), key, faces })),
    roll: (keys: string[] | null) =>
      step(keys === null ? 'roll all' : `roll ${keys.join(' ')}`, () => battles.roll({ ...seen(), keys })),
    settle: () => step('settle', () => battles.settle(seen())),
    reopen: () => step('reopen', () => battles.reopen(seen())),
  }
}

export type BattleEditor = ReturnType<typeof useBattleEditor>
