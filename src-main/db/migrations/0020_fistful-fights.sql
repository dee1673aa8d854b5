CREATE TABLE `fistful_fight` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`turn` integer NOT NULL,
	`place` integer NOT NULL,
	`fight` text NOT NULL,
	`terms` text,
	`match_id` text,
	`is_by_book` integer DEFAULT false NOT NULL,
	`faces` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`match_id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "fistful_fight_turn" CHECK("fistful_fight"."turn" >= 1),
	CONSTRAINT "fistful_fight_json" CHECK(json_valid("fistful_fight"."fight") AND json_valid("fistful_fight"."faces"))
);
--> statement-breakpoint
CREATE INDEX `fistful_fight_game` ON `fistful_fight` (`game_id`,`turn`);--> statement-breakpoint
CREATE INDEX `fistful_fight_match` ON `fistful_fight` (`match_id`);