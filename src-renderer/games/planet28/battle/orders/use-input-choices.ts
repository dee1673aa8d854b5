import { computed } from 'vue'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { BattleNames } from '../battle-names.ts'

/** Context of an input: the order, its target, and the battle. */
export interface InputContext {
  readonly offer: Choice | null
  readonly target: TargetChoice | null
  readonly battle: Battle
  readonly names: BattleNames
}

/** Choices of an input: units, members, weapons and sections by name. */
export function useInputChoices(props: InputContext) {
  const own = computed(() => findUnit(props, props.offer?.order['unit']))
  const target = computed(() => findUnit(props, props.target?.unit))
  const others = (belongs: (unit: BattleUnit) => boolean) =>
    props.battle.units
      .filter((unit) => isOnTable(unit) && belongs(unit))
      .map(({ id, name, kind }) => ({ id, name, isVehicle: kind === 'vehicle' }))
  const row = (id: string) => ({ value: id, label: props.names.row(id) })
  return {
    everybody: computed(() => others(({ id }) => id !== own.value?.id)),
    foes: computed(() => others(({ side }) => side !== own.value?.side)),
    /** Enemies of the solo list (P28-SOLO-3). */
    enemies: computed(() => {
      const led = props.battle.sides.filter(({ isEnemy }) => isEnemy).map(({ id }) => id)
      return others(({ side }) => led.includes(side))
    }),
    /** Ground that powers made hazardous (P28-ARC-4). */
    zones: computed(() =>
      props.battle.zones.map(({ id, radiusCm, around }) => ({
        id,
        name: `${radiusCm} cm around where ${props.names.unit(around)} stood`,
      })),
    ),
    sides: computed(() => props.battle.sides.map(({ id, name }) => ({ id, name }))),
    /** Members of the unit's own squad, who may be left behind (P28-SQ-4). */
    ownMembers: computed(() =>
      fighting(own.value).map(({ id, isApart }) => ({ id, name: props.names.model(id), isApart })),
    ),
    own,
    weapons: computed(() => {
      const models = modelsOf(own.value)
      const model = models.find(({ id }) => id === props.offer?.order['model']) ?? models[0]
      return [...new Set(model?.equipment ?? [])].map((id) => ({ id, name: props.names.row(id) }))
    }),
    /** Equipment of the fallen unit (P28-AB-loot). */
    loot: computed(() => {
      const items = modelsOf(target.value).flatMap(({ equipment }) => equipment)
      return [{ value: '', label: 'Choose' }, ...[...new Set(items)].map(row)]
    }),
    /** Damaged but intact sections of the target (P28-AB-repair). */
    damaged: computed(() => {
      const sections = target.value?.kind === 'vehicle' ? target.value.sections : []
      const hurt = sections.filter(({ hitPoints, start }) => hitPoints > 0 && hitPoints < start)
      const choices = hurt.map(({ cell, hitPoints, start }) => ({
        value: cell as string,
        label: `${cell}: ${hitPoints} of ${start}`,
      }))
      return [{ value: '', label: 'Choose' }, ...choices]
    }),
    /** Units whose members may be chosen, if there are several targets (P28-SQ-10). */
    members: computed(() => [
      { value: '', label: 'As the rules say' },
      ...fighting(target.value).map(({ id }) => ({ value: id, label: props.names.model(id) })),
    ]),
  }
}

/** Finds a unit of the battle by an id from an order. */
export function findUnit({ battle }: Pick<InputContext, 'battle'>, id: unknown): BattleUnit | null {
  return battle.units.find((unit) => unit.id === id) ?? null
}

function modelsOf(unit: BattleUnit | null): readonly Model[] {
  return unit === null || unit.kind === 'vehicle' ? [] : unit.models
}

function fighting(unit: BattleUnit | null): readonly Model[] {
  return modelsOf(unit).filter(({ fate }) => fate === 'fights')
}
