import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds a program on PATH. @param commands in order of preference */
export const findCommand = (commands: readonly string[], path = process.env.PATH ?? ''): string | undefined =>
  commands
    .flatMap((command) =>
      path
        .split(delimiter)
        .filter(Boolean)
        .map((folder) => join(folder, command)),
    )
    .find((file) => existsSync(file))
