CREATE TABLE `fistful_game` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`cluster_id` text,
	`mode` text NOT NULL,
	`code` text NOT NULL,
	`my_side` text,
	`seats` text NOT NULL,
	`are_dice_typed` integer DEFAULT false NOT NULL,
	`dice_seed` text NOT NULL,
	`settings` text NOT NULL,
	`map` text NOT NULL,
	`position` text NOT NULL,
	`due_on` text,
	`is_over` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "fistful_game_named" CHECK(length("fistful_game"."name") > 0),
	CONSTRAINT "fistful_game_mode" CHECK("fistful_game"."mode" IN ('table', 'mail', 'sealed', 'referee')),
	CONSTRAINT "fistful_game_side" CHECK(coalesce("fistful_game"."my_side" IN ('A', 'B'), 1)),
	CONSTRAINT "fistful_game_json" CHECK(json_valid("fistful_game"."seats") AND json_valid("fistful_game"."settings") AND json_valid("fistful_game"."map") AND json_valid("fistful_game"."position"))
);
--> statement-breakpoint
CREATE INDEX `fistful_game_cluster` ON `fistful_game` (`cluster_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fistful_game_code` ON `fistful_game` (`code`);--> statement-breakpoint
CREATE TABLE `fistful_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`turn` integer NOT NULL,
	`from_side` text,
	`to_side` text,
	`text` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fistful_mail_sides" CHECK(coalesce("fistful_mail"."from_side" IN ('A', 'B'), 1) AND coalesce("fistful_mail"."to_side" IN ('A', 'B'), 1))
);
--> statement-breakpoint
CREATE INDEX `fistful_mail_game` ON `fistful_mail` (`game_id`,`turn`);--> statement-breakpoint
CREATE TABLE `fistful_sheet` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`turn` integer NOT NULL,
	`side` text NOT NULL,
	`orders` text NOT NULL,
	`is_ready` integer DEFAULT false NOT NULL,
	`nonce` text,
	`seal` text,
	`is_revealed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fistful_sheet_turn" CHECK("fistful_sheet"."turn" >= 1),
	CONSTRAINT "fistful_sheet_side" CHECK("fistful_sheet"."side" IN ('A', 'B')),
	CONSTRAINT "fistful_sheet_json" CHECK(json_valid("fistful_sheet"."orders"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fistful_sheet_once` ON `fistful_sheet` (`game_id`,`turn`,`side`);--> statement-breakpoint
CREATE TABLE `fistful_step` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`number` integer NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fistful_step_json" CHECK(json_valid("fistful_step"."body"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fistful_step_once` ON `fistful_step` (`game_id`,`number`);--> statement-breakpoint
CREATE TABLE `fistful_turn` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`turn` integer NOT NULL,
	`before` text NOT NULL,
	`report` text NOT NULL,
	`resolver` text,
	`resolved_at` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `fistful_game`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "fistful_turn_number" CHECK("fistful_turn"."turn" >= 1),
	CONSTRAINT "fistful_turn_json" CHECK(json_valid("fistful_turn"."before") AND json_valid("fistful_turn"."report"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fistful_turn_once` ON `fistful_turn` (`game_id`,`turn`);