import { type ParsedFile as OurReadFile, parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { ExchangeFile, EXCHANGE_FORMAT_VERSION } from '#shared/contract/planet28/exchange-file.ts'

/** A parsed exchange file, and positions of its values in the text. */
export type ParsedExchangeFile = OurReadFile<ExchangeFile>

/** Parses a warband or a house pack. Refuses anything else with line and reason. */
export function parseExchangeFile(text: string): ParsedExchangeFile {
  const kinds = ['warband', 'house-pack']
  return parseOrreryFile(text, {
    schema: ExchangeFile,
    format: EXCHANGE_FORMAT_VERSION,
    kinds,
    what: 'a warband or a house pack',
  })
}
