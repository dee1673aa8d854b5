import { expect, test } from 'vitest'
import { after, figureIn, type Loose, sandBattle } from '#tests/support/planetary-sand.ts'

const correct = (rest: object): Loose => ({ type: 'correct', by: 'Ana', note: 'So it is.', ...rest })

test('a vehicle that is put elsewhere is in the zone that is there, with all aboard (SAND-SET-1)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a', inside: 't' }],
    ben: [{ id: 'b' }],
    machines: [{ id: 't', type: 'tank', side: 'Ana', at: { x: 500, y: 100 }, heading: 0 }],
    battle: { fieldMm: [1000, 3000] },
  })
  const moved = after(battle, correct({ machines: [{ id: 't', at: { x: 500, y: 2900 } }] }))
  expect(moved.machines[0]).toMatchObject({ zone: 'Ben', at: { x: 500, y: 2900 } })
  expect(figureIn(moved, 'a')).toMatchObject({ zone: 'Ben', inside: 't' })
  const loaded = after(battle, correct({ machines: [{ id: 't', spares: 2 }] }))
  expect(figureIn(loaded, 'a').zone).toBe('Ana')
})

test('who is said to be elsewhere fights hand to hand no more, and nobody holds him (SAND-HTH-2)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b', isLocked: true }, { id: 'c' }],
    rooms: [{ id: 'hall' }],
    battle: { melees: [{ id: 'm', men: [['a'], ['b', 'c']] }] },
  })
  const apart = after(battle, correct({ figures: [{ id: 'b', inside: 'hall' }] }))
  expect(apart.melees).toMatchObject([{ men: [['a'], ['c']] }])
  expect(figureIn(apart, 'b')).toMatchObject({ isLocked: false, inside: 'hall' })
  expect(after(battle, correct({ figures: [{ id: 'b', grenades: 1 }] })).melees).toEqual(battle.melees)
})
