ALTER TABLE `fistful_game` ADD `dice_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `match` ADD `dice_version` integer DEFAULT 1 NOT NULL;