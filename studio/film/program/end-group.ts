/** Ends a process that leads a group, and with it those that it has started. */
export function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended, or there are no groups here.
  }
}
