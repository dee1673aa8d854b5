/**
 * A battle without a map that includes everything: every robot, every machine, a station of two rooms, three
 * objectives.
 */
export function anyOptions(settings: object, more: object): object {
  const armyOf = (p: string) => ({
    figures: [
      { id: `${p}1`, unit: `${p}-men`, weapon: 'zap-rifle', grenades: 4, hasSuit: true, isSpecialist: true },
      { id: `${p}2`, unit: `${p}-men`, weapon: 'ray-pistol', hasSuit: true, grenades: 2 },
      { id: `${p}3`, unit: `${p}-men`, weapon: 'space-bazooka', hasSuit: true },
      { id: `${p}4`, unit: `${p}-men`, weapon: 'mortar', hasSuit: true, gear: 'climber' },
      { id: `${p}5`, unit: `${p}-guard`, weapon: 'zap-rifle' },
      { id: `${p}6`, unit: `${p}-bots`, kind: 'robot-infantry', weapon: 'zap-rifle' },
      { id: `${p}7`, unit: `${p}-bots`, kind: 'robot-engineer' },
      { id: `${p}8`, unit: `${p}-bots`, kind: 'robot-electronic' },
      { id: `${p}9`, unit: `${p}-bots`, kind: 'robot-labourer' },
    ],
    machines: [
      { id: `${p}-tank`, type: 'tank', weapon: 'ray-cannon' },
      { id: `${p}-gun`, type: 'gun', weapon: 'heavy-crew-gun' },
      p === 'a'
        ? { id: 'a-pad', type: 'light-pad', weapon: 'light-missile', spares: 2 }
        : { id: 'b-pad', type: 'heavy-pad', weapon: 'heavy-rocket', spares: 2, isLoaded: false },
      { id: `${p}-carrier`, type: 'personnel-carrier', spares: 2 },
    ],
    helmets: 1,
  })
  const rooms = ['hall', 'lock', 'x-hall', 'x-lock'].map((id) => ({
    id,
    building: id.startsWith('x') ? 'far' : 'base',
  }))
  const openings = [
    { id: 'inner', building: 'base', part: 'door', rooms: ['hall', 'lock'] },
    { id: 'gate', building: 'base', part: 'door', rooms: ['lock', null] },
    { id: 'wall', building: 'base', part: 'wall', rooms: ['hall', null] },
    { id: 'x-inner', building: 'far', part: 'door', rooms: ['x-hall', 'x-lock'] },
    { id: 'x-wall', building: 'far', part: 'wall', rooms: ['x-hall', null] },
  ]
  const objectives = [{ id: 'fort', home: 'Ana' }, { id: 'mast', home: 'Ben' }, { id: 'hill' }]
  const buildings = [
    { id: 'base', type: 'building' },
    { id: 'far', type: 'station' },
  ]
  return {
    seats: ['Ana', 'Ben'],
    attacker: 'Ana',
    armies: [armyOf('a'), armyOf('b')],
    field: { buildings, rooms, openings, objectives },
    settings,
    ...more,
  }
}
