import WorkerService

WorkerService.main()
