import { eq } from './orm.ts'
import type { Database } from '../platform.ts'
import { settingsTable } from './settings.table.ts'

export interface Settings {
  /** The stored value, or what `make` gives, stored; processes that ask at the same time all get the first one's. */
  getOrCreate(name: string, make: () => string | Promise<string>): Promise<string>
}

export function createSettings(db: Database): Settings {
  const find = async (name: string) => {
    const [row] = await db.select({ value: settingsTable.value }).from(settingsTable).where(eq(settingsTable.name, name))
    return row?.value
  }
  return {
    getOrCreate: async (name, make) => {
      const stored = await find(name)
      if (stored !== undefined) return stored
      const value = await make()
      const [row] = await db.insert(settingsTable).values({ name, value }).onConflictDoNothing().returning({ value: settingsTable.value })
      const agreed = row?.value ?? (await find(name))
      if (agreed === undefined) throw new Error(`The setting ${name} was removed while it was being made`)
      return agreed
    },
  }
}
