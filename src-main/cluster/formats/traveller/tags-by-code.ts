import { TRADE_CODE_NAMES } from '#shared/cluster/trade-codes.ts'

/** Tags for the codes of Traveller remarks. */
export const TAGS_BY_REMARK_CODE = {
  ...TRADE_CODE_NAMES,
  An: 'ancient site',
  Cp: 'subsector capital',
  Cs: 'sector capital',
  Cx: 'capital',
  Cy: 'dependency',
  Da: 'dangerous',
  Fo: 'forbidden',
  Mr: 'military rule',
  Pe: 'penal colony',
  Px: 'prison camp',
  Pz: 'puzzle',
  Re: 'reserve',
} as const satisfies Record<string, string>

/** Tags for the codes of travel zones. */
export const TAGS_BY_ZONE_CODE = {
  A: 'amber zone',
  U: 'amber zone',
  R: 'red zone',
  F: 'red zone',
  B: 'blue zone',
} as const satisfies Record<string, string>

/** Tags for the codes of bases. Any other code is a plain base. */
export const TAGS_BY_BASE_CODE = {
  N: 'naval base',
  S: 'scout base',
  W: 'way station',
  D: 'depot',
  M: 'military base',
} as const satisfies Record<string, string>

/** Tag of any other base. */
export const OTHER_BASE_TAG = 'base'

/** Letters that stand for two bases in legacy files. */
export const BASE_CODES_BY_PAIR_CODE = { A: 'NS', B: 'NW' } as const satisfies Record<string, string>
