// One after the other: they wait for processes, and two tests that wait would leave nothing to do for a core.
import './many-processes.ts'
import './restart.ts'
