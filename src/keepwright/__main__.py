from keepwright.cli import main

main()
